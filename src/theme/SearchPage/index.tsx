/** The search page. With Algolia, it replaces that of theme-search-algolia 3.9.2. */
export {default} from '../../search/ui/page';
