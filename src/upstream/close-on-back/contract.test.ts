import {contract, upstreamSource} from '../contract';

const history = () => upstreamSource('history', 'cjs/history.js');

contract(__dirname, {
  'the router adds entries by window.history.pushState': () =>
    /globalHistory = window\.history;[^]*globalHistory\.pushState\(\{\s*key: key,\s*state: state\s*\}/.test(
      history(),
    ),
  'the router finds its own key and state in an entry, whatever else is there': () =>
    /_ref = historyState \|\| \{\},\s*key = _ref\.key,\s*state = _ref\.state/.test(history()),
  'the router hears of steps by popstate alone': () =>
    /window\.addEventListener\(PopStateEvent, handlePopState\);\s*if \(needsHashChangeListener\)/.test(
      history(),
    ),
  'the router of Docusaurus is that of react-router-dom, which uses this history': () =>
    upstreamSource('@docusaurus/core', 'lib/client/clientEntry.js').includes(
      "import { BrowserRouter, HashRouter } from 'react-router-dom'",
    ) && /createBrowserHistory/.test(upstreamSource('react-router-dom', 'cjs/react-router-dom.js')),
});
