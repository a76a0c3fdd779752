import {contract, upstreamSource} from '../contract';

const navigation = () => upstreamSource('@docusaurus/core', 'lib/client/PendingNavigation.js');
const progressBar = () => upstreamSource('@docusaurus/theme-classic', 'lib/nprogress.js');

contract(__dirname, {
  'Docusaurus reloads if the code of the next page does not load': () =>
    /preload\(nextLocation\.pathname\)[^]*\.catch\([^]*window\.location\.reload\(\)/.test(
      navigation(),
    ),
  'Docusaurus tells client modules of a navigation when it begins': () =>
    /dispatchLifecycleAction\('onRouteUpdate'[^]*preload\(nextLocation/.test(navigation()),
  'Docusaurus marks a page that is interactive': () =>
    upstreamSource('@docusaurus/core', 'lib/client/hasHydratedDataAttribute.js').includes(
      '<html data-has-hydrated={isBrowser}/>',
    ),
  'the progress bar of the theme starts within 250 ms': () => {
    const delay = /delay = (?<delay>\d+);/.exec(progressBar())?.groups?.delay;
    return Number(delay) < 250;
  },
  'the progress bar of the theme is that of nprogress': () =>
    progressBar().includes("import nprogress from 'nprogress'"),
});
