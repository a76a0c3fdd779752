import {expose} from 'comlink';
import records from '@generated/search-records/default/records.json';
import {createEmbeddedEngine} from '../../search/embedded/engine';

expose(createEmbeddedEngine(records));
