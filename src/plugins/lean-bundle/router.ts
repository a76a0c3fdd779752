/** Stands for react-router-dom where Docusaurus chooses its router: this site has one. */
export {BrowserRouter, BrowserRouter as HashRouter} from 'react-router-dom';
