import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The one sidebar. A category's label is also the search group (lvl0) of its pages, and its season
 * the tint at the top of them (src/components/Season).
 *
 * The home page is a `ref`: it shows this sidebar (see its front matter) without being its first
 * page, so that the navbar's "Documentation" leads to the system requirements (SPEC §2).
 */
const sidebars = {
  baseSidebar: [
    {type: 'ref', id: 'intro', label: 'Introduction'},
    {
      type: 'category',
      label: 'Get Aurora',
      customProps: {season: 'get'},
      collapsed: false,
      items: [
        'guides/system-requirements',
        'guides/install-guide',
        'guides/alternate-install-guide',
        'guides/release-streams',
        'guides/coming-from-windows',
        'about',
      ],
    },
    {
      type: 'category',
      label: 'Use Aurora',
      customProps: {season: 'use'},
      collapsed: false,
      items: [
        'guides/basic-usage',
        'guides/software',
        'guides/layerapp',
        'guides/distrobox',
        'guides/desktop',
        'guides/input-devices',
        'guides/displays',
        'guides/sound',
        'guides/gaming',
        'guides/windows-programs',
        'guides/remote-desktop',
        'guides/sunshine',
        'guides/vpn',
        'guides/secondary-drives',
        'guides/hardware',
        'guides/storage',
        'guides/accounts',
        'guides/local-ai',
        'guides/faq',
      ],
    },
    {
      type: 'category',
      label: 'Make it yours',
      customProps: {season: 'use'},
      items: [
        'guides/aurora-cli',
        'guides/start-icon',
        'guides/dino',
        'guides/disable-airplay-discovery',
      ],
    },
    {
      type: 'category',
      label: 'Fix a problem',
      customProps: {season: 'fix'},
      collapsed: false,
      items: [
        'guides/installation-troubleshoot',
        'guides/rescue-mode',
        'reference/messages',
        'guides/report-issues',
      ],
    },
    {
      type: 'category',
      label: 'Develop',
      customProps: {season: 'develop'},
      items: [
        'dx/aurora-dx-intro',
        'dx/different-workflows',
        'dx/local-kubernetes',
        'guides/quadlet',
        'guides/virtual-machines',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/ujust',
        'reference/images',
        'reference/files',
        'reference/names',
        'reference/glossary',
        'reference/example',
      ],
    },
    {
      type: 'category',
      label: 'Project',
      items: [
        'guides/building',
        'project-docs/coc',
        'project-docs/credits',
        'project-docs/press-kit',
      ],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
