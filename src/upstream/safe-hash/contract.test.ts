import {contract, upstreamSource} from '../contract';

const dispatcher = () =>
  upstreamSource('@docusaurus/core', 'lib/client/ClientLifecyclesDispatcher.js');

contract(__dirname, {
  'Docusaurus decodes the hash after a navigation': () =>
    /decodeURIComponent\(hash\.substring\(1\)\)/.test(dispatcher()),
  'Docusaurus does not catch the error of a hash that cannot be decoded': () =>
    !/\btry\b/.test(dispatcher()),
});
