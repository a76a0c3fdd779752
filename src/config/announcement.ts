import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar. Readers who close it do not see it again until `id` changes, so give
 * each new text a new id.
 */
export const announcementBar = {
  id: 'zfs-ends-with-fedora-45',
  content:
    'ZFS support ends when Aurora moves to Fedora 45. <a href="/guides/release-streams#zfs">What to do if you use a ZFS pool</a>',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
