/** The search button of the navbar, for that of theme-classic or, with Algolia, of theme-search-algolia 3.9.2. */
export {default} from '../../search/ui/bar';
