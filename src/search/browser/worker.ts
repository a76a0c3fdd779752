import {expose} from 'comlink';
import {createSiteEngine} from './engine';

// What runs beside the page.
expose(createSiteEngine());
