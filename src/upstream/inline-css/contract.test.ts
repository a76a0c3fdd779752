import {contract, upstreamSource} from '../contract';

const core = (file: string): string => upstreamSource('@docusaurus/core', `lib/${file}`);

contract(__dirname, {
  'a rule about an id that no page has hides the banner about a wrong base URL': () =>
    core('client/BaseUrlIssueBanner/index.js').includes(
      "BannerContainerId = '__docusaurus-base-url-issue-banner-container';",
    ) &&
    core('client/BaseUrlIssueBanner/styles.module.css').includes(
      ':global(#__docusaurus-base-url-issue-banner-container) {',
    ),
  'the classes of a page name its plugin and the id of its document': () =>
    upstreamSource('@docusaurus/theme-common', 'lib/utils/metadataUtils.js').includes(
      "`plugin-${pluginName.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, '')}`",
    ) &&
    upstreamSource('@docusaurus/theme-classic', 'lib/theme/DocItem/index.js').includes(
      '`docs-doc-id-${props.content.metadata.id}`',
    ),
  'a page links to the sheets of its bundles': () =>
    core('ssg/ssgTemplate.js').includes('stylesheets = (bundles.css ?? [])'),
});
