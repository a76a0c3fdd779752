import {contract, upstreamSource} from '../contract';

const source = (file: string): string => upstreamSource('@docusaurus/core', `lib/${file}`);

contract(__dirname, {
  '@docusaurus/Head is an alias of a file in lib/client/exports': () =>
    source('webpack/aliases/index.js').includes("'../../client/exports'") &&
    source('webpack/aliases/index.js').includes('`@docusaurus/${fileNameWithoutExtension}`'),
  'Head hands its props to react-helmet-async, and does nothing else': () =>
    source('client/exports/Head.js').includes("from 'react-helmet-async'") &&
    source('client/exports/Head.js').includes('return <Helmet {...props}/>;'),
  'isBrowser is false until the page is hydrated, and true from then on': () =>
    source('client/exports/useIsBrowser.js').includes('useContext(Context)') &&
    /useState\(false\);\s*useEffect\(\(\) => \{\s*setIsBrowser\(true\);\s*\}, \[\]\);/.test(
      source('client/browserContext.js'),
    ),
  'the first page is hydrated, in a transition': () =>
    source('client/clientEntry.js').includes('ReactDOM.hydrateRoot(') &&
    source('client/clientEntry.js').includes('startTransition(renderApp)'),
});
