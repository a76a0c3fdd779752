/** All routes, for the content and browser tests. */

const guides = [
  'alternate-install-guide',
  'aurora-cli',
  'basic-usage',
  'building',
  'dino',
  'disable-airplay-discovery',
  'example',
  'gaming',
  'install-guide',
  'installation-troubleshoot',
  'kde-themes',
  'layerapp',
  'local-ai',
  'quadlet',
  'release-streams',
  'report-issues',
  'rescue-mode',
  'secondary-drives',
  'software',
  'start-icon',
  'sunshine',
  'system-requirements',
  'vpn',
];

/** The pages of the documentation in the specification (SPEC §2). */
export const docRoutes: readonly string[] = [
  '/',
  '/dx/aurora-dx-intro',
  '/dx/different-workflows',
  '/dx/local-kubernetes',
  ...guides.map((name) => `/guides/${name}`),
  '/lts/introduction',
  '/project-docs/coc',
  '/project-docs/credits',
  '/project-docs/press-kit',
  '/reference/example',
];

/** Pages that were added later. */
export const addedRoutes: readonly string[] = [
  '/about',
  '/guides/accounts',
  '/guides/coming-from-windows',
  '/guides/desktop',
  '/guides/displays',
  '/guides/distrobox',
  '/guides/faq',
  '/guides/hardware',
  '/guides/input-devices',
  '/guides/remote-desktop',
  '/guides/sound',
  '/guides/storage',
  '/guides/virtual-machines',
  '/guides/windows-programs',
  '/reference/files',
  '/reference/messages',
  '/reference/names',
  '/reference/glossary',
  '/reference/images',
  '/reference/ujust',
];

/** Pages of the documentation without the sidebar. */
export const routesWithoutSidebar: readonly string[] = [
  '/guides/example',
  '/guides/kde-themes',
  '/lts/introduction',
];

export const routes: readonly string[] = [...docRoutes, ...addedRoutes, '/blog', '/search'];
