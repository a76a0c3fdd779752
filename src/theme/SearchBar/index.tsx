/** The search button of the navbar, in the place of the theme's empty SearchBar (theme-classic 3.9.2). */
export {default} from '../../search/ui/bar';
