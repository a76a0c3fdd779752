/** What Docusaurus 3.9.2 takes from react-router, as a component outside of a site sees it. */
export {useLocation} from 'react-router-dom';
