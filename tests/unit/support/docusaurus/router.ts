/** Mock of the parts of react-router that Docusaurus 3.9.2 uses. */
export {useLocation} from 'react-router-dom';
