import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcementBar} from './src/config/announcement';
import {readAskSettings} from './src/config/ask';
import {prismTheme} from './src/config/code';
import {footer} from './src/config/footer';
import {navbarItems} from './src/config/navbar';
import {redirects} from './src/config/redirects';
import {readSearchSettings, searchPagePath} from './src/config/search';
import {editUrl, site} from './src/config/site';
import checklistVersions from './src/content/remark/checklist-versions';
import codeBlocks from './src/content/remark/code-blocks';
import componentImports from './src/content/remark/component-imports';
import contentCheck from './src/content/check';
import accessibleTables from './src/content/remark/accessible-tables';
import afterBuild from './src/plugins/after-build';
import contentSecurityPolicy from './src/plugins/content-security-policy';
import drawingColors from './src/plugins/drawing-colors';
import eagerImages from './src/content/remark/eager-images';
import firstScreen from './src/content/remark/first-screen';
import nowrap from './src/content/remark/nowrap';
import phoneCodes from './src/content/remark/phone-codes';
import {parseFrontMatter} from './src/content/freshness/front-matter';
import {expandGenerated} from './src/content/generated-text/expand';
import dateFormat from './src/plugins/date-format';
import latestPost from './src/plugins/latest-post';
import licenses from './src/plugins/licenses';
import mainPackages from './src/plugins/main-packages';
import purgeCss from './src/plugins/purge-css';
import pageIndex from './src/plugins/page-index';
import redirectPlugin from './src/plugins/redirects';
import searchRecords from './src/search/build';
import earlySearch from './src/search/build/early';
import searchPage from './src/search/build/searchPage';
import securityTxt from './src/plugins/security-txt';
import socialCards from './src/plugins/social-cards';
import termDefinitions from './src/content/remark/term-definitions';
import waypoints from './src/content/remark/waypoints';
import chunkGroups from './src/upstream/chunk-groups';
import deferredHead from './src/upstream/deferred-head';
import excludedModules from './src/upstream/excluded-modules';
import inlineCss from './src/upstream/inline-css';
import serverChunks from './src/upstream/server-chunks';

const search = readSearchSettings(process.env);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: '/img/mark.svg',
  organizationName: 'ublue-os',
  projectName: 'aurora-docs',

  future: {v4: true, experimental_faster: true},

  // Static hosts answer both /guides/vpn and /guides/vpn/; the OS links to both.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  // These two warn here and fail in `npm test`, which reads the finished HTML.
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  },

  markdown: {
    format: 'mdx',
    emoji: true,
    preprocessor: ({fileContent}) => expandGenerated(fileContent),
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', sizes: '180x180', href: '/img/apple-touch-icon.png'},
    },
  ],

  // In this order: each may rewrite the address before the next one reads it.
  clientModules: [
    './src/upstream/safe-hash',
    './src/upstream/strip-html-extension',
    './src/upstream/close-on-back',
    './src/upstream/prefetch',
    './src/upstream/single-render',
    './src/upstream/stored-theme',
    './src/navigation/arrival.ts',
    './src/navigation/focusTarget.ts',
    './src/navigation/foundRow.ts',
    './src/navigation/announcePage.ts',
    './src/navigation/ignoreKeyRepeat.ts',
    './src/navigation/landing.ts',
    './src/navigation/lazyRendering.ts',
    './src/navigation/messageNote.ts',
    './src/navigation/pageLoading.tsx',
    './src/navigation/prefetching.ts',
    './src/navigation/scrollRestoration.ts',
    './src/navigation/returnFocus.ts',
    './src/shortcuts',
    './src/css/printMargins.ts',
  ],

  customFields: {...search.customFields, ask: readAskSettings(process.env)},

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl,
          breadcrumbs: true,
          beforeDefaultRemarkPlugins: [waypoints],
          remarkPlugins: [
            termDefinitions,
            checklistVersions,
            phoneCodes,
            codeBlocks,
            nowrap,
            accessibleTables,
            componentImports,
            eagerImages,
            firstScreen,
          ],
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription:
            'What is new in Aurora: releases, changes that need you, and the project.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl,
          showReadingTime: true,
          // The list shows many posts, and of one alone the picture is at the top.
          remarkPlugins: [termDefinitions, codeBlocks, nowrap, accessibleTables, componentImports],
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: ['rss', 'atom'],
            title: 'Aurora blog',
            copyright: footer.copyright,
          },
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/site.css',
            './src/css/frame.css',
            './src/css/navbar.css',
            './src/css/navigation.css',
            './src/css/waypoints.css',
            './src/css/sidebar.css',
            './src/css/content.css',
            './src/css/steps.css',
            './src/css/arrival.css',
            './src/css/blocks.css',
            './src/css/code.css',
            './src/css/code-lines.css',
            './src/css/no-script.css',
            './src/css/print.css',
          ],
        },
        sitemap: {ignorePatterns: [`/${searchPagePath}`, '/blog/tags/**']},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    contentCheck,
    searchRecords,
    searchPage,
    earlySearch,
    deferredHead,
    drawingColors,
    latestPost,
    dateFormat,
    chunkGroups,
    excludedModules,
    purgeCss,
    pageIndex,
    serverChunks,
    socialCards,
    licenses,
    mainPackages,
    securityTxt,
    // In this order: the policy holds hashes of what the pages contain in the end.
    afterBuild([redirectPlugin(redirects), inlineCss, contentSecurityPolicy]),
  ],

  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar,
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'Aurora',
      hideOnScroll: true,
      logo: {alt: '', src: '/img/mark.svg', width: 32, height: 32},
      items: navbarItems,
    },
    footer,
    ...search.themeConfig,
    prism: {theme: prismTheme},
  } satisfies ThemeConfig,
};

export default config;
