import {expose} from 'comlink';
import {createSearchService} from '../embedded/service';

expose(createSearchService());
