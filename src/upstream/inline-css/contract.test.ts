import {contract, upstreamSource} from '../contract';
import {loadedSheet} from './inline';

const banner = 'lib/client/BaseUrlIssueBanner';
const id = '__docusaurus-base-url-issue-banner-container';

contract(__dirname, {
  'the banner about a wrong base URL has the id that the sheet of its own hides': () =>
    upstreamSource('@docusaurus/core', `${banner}/index.js`).includes(
      `BannerContainerId = '${id}';`,
    ) && loadedSheet.text === `#${id}{display:none}`,
  'one rule alone hides that banner': () => {
    const styles = upstreamSource('@docusaurus/core', `${banner}/styles.module.css`);
    const rules = styles.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, '');
    return rules === `:global(#${id}){display:none;}`;
  },
  'the pages of the blog have the class `plugin-blog`': () =>
    upstreamSource('@docusaurus/theme-common', 'lib/utils/metadataUtils.js').includes(
      "`plugin-${pluginName.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, '')}`",
    ),
  'a page links to the sheets of its bundles': () => {
    const template = upstreamSource('@docusaurus/core', 'lib/ssg/ssgTemplate.js');
    return template.includes('stylesheets = (bundles.css ?? [])');
  },
});
