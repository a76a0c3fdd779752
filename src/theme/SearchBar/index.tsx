/**
 * The search button in the navbar. Replaces that of theme-classic or, with Algolia, of
 * theme-search-algolia 3.9.2.
 */
export {default} from '../../search/ui/bar';
