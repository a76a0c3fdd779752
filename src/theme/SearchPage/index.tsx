/** The search page, for that of theme-search-algolia 3.9.2; without Algolia it is ours alone. */
export {default} from '../../search/ui/page';
