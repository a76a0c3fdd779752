/** The search page, at the theme's own path for it. */
export {default} from '../../search/ui/page';
