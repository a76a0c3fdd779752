import {contract, upstreamSource} from '../contract';

const script = () => upstreamSource('@docusaurus/theme-classic', 'lib/inlineScripts.js');
const colorMode = () => upstreamSource('@docusaurus/theme-common', 'lib/contexts/colorMode.js');

contract(__dirname, {
  'the color mode is stored under "theme"': () =>
    /ColorModeStorageKey = 'theme';\s+const ColorModeStorage = createStorageSlot\(ColorModeStorageKey\)/.test(
      colorMode(),
    ),
  'the inline script reads the key that createStorageSlot writes': () =>
    script().includes('`theme${siteStorage.namespace}`') &&
    upstreamSource('@docusaurus/theme-common', 'lib/utils/storageUtils.js').includes(
      '`${storageKey}${SiteStorage.namespace}`',
    ),
  'the inline script sets whatever is stored': () =>
    ['data-theme', 'data-theme-choice'].every((name) =>
      script().includes(`setAttribute('${name}', initialTheme ||`),
    ),
  'a choice of the system is called "system"': () =>
    colorMode().includes("SystemAttribute = 'system'"),
});
