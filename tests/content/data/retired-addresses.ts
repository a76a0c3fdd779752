/** Addresses that have moved or are no longer maintained, and where readers should go instead. */
export const retiredAddresses: readonly {begins: string; instead: string}[] = [
  // The forum gave way to GitHub Discussions in February 2026.
  {
    begins: 'universal-blue.discourse.group',
    instead: 'https://github.com/ublue-os/aurora/discussions',
  },
  // Its files are a part of common since 28 July 2026.
  {
    begins: 'github.com/ublue-os/aurorafin-shared',
    instead: 'https://github.com/get-aurora-dev/common',
  },
  // Bluefin moved to an organisation of its own in May 2026.
  {
    begins: 'github.com/ublue-os/bluefin-docs',
    instead: 'https://github.com/projectbluefin/documentation',
  },
  {
    begins: 'github.com/ublue-os/bluefin-lts',
    instead: 'https://github.com/projectbluefin/bluefin-lts',
  },
  {begins: 'github.com/ublue-os/bluefin', instead: 'https://github.com/projectbluefin/bluefin'},
  // bootc moved to an organisation of its own.
  {begins: 'github.com/containers/bootc', instead: 'https://github.com/bootc-dev/bootc'},
  {begins: 'containers.github.io/bootc', instead: 'https://bootc-dev.github.io/bootc/'},
  // Fedora's manual of Kinoite became a part of that of all Atomic Desktops.
  {
    begins: 'docs.fedoraproject.org/en-US/fedora-kinoite',
    instead: 'https://docs.fedoraproject.org/en-US/atomic-desktops/',
  },
  // Fedora's KDE group moved from Pagure to Fedora's own forge, with its tickets.
  {
    begins: 'pagure.io/fedora-kde/SIG',
    instead: 'https://forge.fedoraproject.org/kde/tickets/issues, with the same number',
  },
  // Bazaar moved to an organisation of its own.
  {begins: 'github.com/kolunmi/bazaar', instead: 'https://github.com/bazaar-org/bazaar'},
];
