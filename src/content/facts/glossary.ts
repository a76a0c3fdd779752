/** A word that the documentation uses with a special meaning. */
export interface GlossaryEntry {
  /** The word as a list shows it. */
  term: string;
  /** Other forms of the word that pages use. */
  forms: readonly string[];
  /** One or two sentences of plain text. */
  definition: string;
  /** The page or section with more information, as a path on this site. */
  more?: {title: string; path: string};
}

/**
 * The glossary, in alphabetical order; its schema is in glossary-schema.ts. The page is
 * docs/reference/glossary.mdx, and `<Term>` shows a definition where the word is used.
 */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'atomic',
    forms: ['atomically'],
    definition:
      'As a whole or not at all. An atomic update leaves you with the old system or the new one, never with half of each.',
    more: {title: 'How Aurora differs', path: '/#how-aurora-differs'},
  },
  {
    term: 'Aurora DX',
    forms: ['DX', 'developer mode'],
    definition:
      'The image with tools for developers, such as Docker, virtual machines and VS Code. You switch to it and back at any time.',
    more: {title: 'Aurora DX', path: '/dx/aurora-dx-intro'},
  },
  {
    term: 'Bazaar',
    forms: [],
    definition: 'The app store of Aurora. It installs and removes Flatpaks from Flathub.',
    more: {title: 'Install a desktop app', path: '/guides/software#flatpak'},
  },
  {
    term: 'Bold Brew',
    forms: ['bbrew'],
    definition:
      'A terminal interface for Homebrew. It shows what you can install, and opens the Brewfiles that come with the image.',
    more: {title: 'Install a command-line tool', path: '/guides/software#homebrew'},
  },
  {
    term: 'bootc',
    forms: [],
    definition:
      'The program that installs a system from a container image and switches between images. Aurora uses it together with rpm-ostree.',
    more: {title: 'Switch stream or image', path: '/guides/release-streams#switch-stream'},
  },
  {
    term: 'Brewfile',
    forms: ['Brewfiles'],
    definition: 'A list of tools that Homebrew installs in one go. Several come with the image.',
    more: {title: 'Install a command-line tool', path: '/guides/software#homebrew'},
  },
  {
    term: 'container',
    forms: ['containers'],
    definition:
      'Programs with the files they need, kept apart from the system that runs them. Podman runs containers on Aurora.',
    more: {title: 'Run containers as services', path: '/guides/quadlet'},
  },
  {
    term: 'deployment',
    forms: ['deployments'],
    definition:
      'A system image as it is installed on your disk. Two are kept: the one you run and the one before it or after it.',
    more: {title: 'See which image you run', path: '/guides/basic-usage'},
  },
  {
    term: 'dev container',
    forms: ['dev containers'],
    definition:
      'A development environment that a project describes in a file, and that an editor starts as a container.',
    more: {title: 'Work in dev containers', path: '/dx/different-workflows#devcontainers'},
  },
  {
    term: 'Distrobox',
    forms: [],
    definition:
      'A program that runs another Linux system in a container which shares your home folder. Its package manager works as usual.',
    more: {title: 'Programs of another Linux system', path: '/guides/software#distrobox'},
  },
  {
    term: 'Flathub',
    forms: [],
    definition: 'The place on the web that most Flatpaks come from. Aurora is set up for it.',
    more: {title: 'Install a desktop app', path: '/guides/software#flatpak'},
  },
  {
    term: 'Flatpak',
    forms: ['Flatpaks'],
    definition:
      'The form in which Aurora installs desktop apps. They come from Flathub and update without a restart, apart from the system image.',
    more: {title: 'Install a desktop app', path: '/guides/software#flatpak'},
  },
  {
    term: 'GRUB',
    forms: ['boot menu'],
    definition:
      'The program that starts the system. Its menu, hidden as a rule, lets you start the previous image.',
    more: {title: 'Open the GRUB menu', path: '/guides/rescue-mode#grub-menu'},
  },
  {
    term: 'Homebrew',
    forms: ['brew'],
    definition:
      'The package manager for command-line tools on Aurora. It installs below /home/linuxbrew, outside the image.',
    more: {title: 'Install a command-line tool', path: '/guides/software#homebrew'},
  },
  {
    term: 'image',
    forms: ['images', 'system image', 'system images'],
    definition:
      'The whole operating system in one piece, signed and published as a container image. An update replaces it as a whole.',
    more: {title: 'Image names', path: '/guides/release-streams#compare-streams'},
  },
  {
    term: 'image-based',
    forms: [],
    definition:
      'Said of a system that is built once as an image and installed everywhere as that image, and not put together from packages on each computer.',
    more: {title: 'How Aurora differs', path: '/#how-aurora-differs'},
  },
  {
    term: 'ISO',
    forms: ['ISOs'],
    definition:
      'The file that you write to a USB stick to try and install Aurora. It holds the live system and the installer.',
    more: {title: 'Install Aurora', path: '/guides/install-guide'},
  },
  {
    term: 'kernel argument',
    forms: ['kernel arguments', 'kargs'],
    definition:
      'A setting that the kernel reads at the start. rpm-ostree kargs changes it for good, the GRUB menu for one start.',
    more: {title: 'Start rescue mode', path: '/guides/rescue-mode#rescue-mode'},
  },
  {
    term: 'Kinoite',
    forms: ['Fedora Kinoite'],
    definition: "Fedora's image-based desktop with KDE Plasma. Aurora is built on top of it.",
    more: {title: 'Move from Kinoite', path: '/guides/alternate-install-guide#rebase'},
  },
  {
    term: 'layer',
    forms: ['layers', 'layered', 'layering'],
    definition:
      'To add an RPM package to the system image on your own computer. It changes how the system updates, so it is the last resort.',
    more: {title: 'Layer a package', path: '/guides/layerapp'},
  },
  {
    term: 'live system',
    forms: ['live USB', 'live session'],
    definition:
      'Aurora as it runs from the USB stick, with nothing installed. It serves to try, to install and to repair.',
    more: {title: 'Work from a live USB', path: '/guides/rescue-mode#from-a-live-usb'},
  },
  {
    term: 'MOK',
    forms: ['machine owner key', 'MOK manager'],
    definition:
      'A key that you let your firmware trust. Secure Boot needs that of Universal Blue to start Aurora; the blue screen at the start enrolls it.',
    more: {title: 'Enroll the Secure Boot key', path: '/guides/install-guide#secure-boot'},
  },
  {
    term: 'OSTree',
    forms: [],
    definition:
      'The part below rpm-ostree and bootc that stores whole systems side by side on the disk and shares the files they have in common.',
    more: {title: 'Keep a working image', path: '/guides/basic-usage#pin'},
  },
  {
    term: 'override',
    forms: ['overrides', 'overridden'],
    definition:
      'A package of the image that you replaced or removed on your own computer with rpm-ostree.',
    more: {title: 'Layer a package', path: '/guides/layerapp'},
  },
  {
    term: 'pin',
    forms: ['pins', 'pinned', 'pinning'],
    definition: 'To keep a deployment on the disk, so that no later update removes it.',
    more: {title: 'Keep a working image', path: '/guides/basic-usage#pin'},
  },
  {
    term: 'Podman',
    forms: [],
    definition:
      'The program that runs containers on every Aurora image. It needs no service in the background and no administrator.',
    more: {title: 'Run containers as services', path: '/guides/quadlet'},
  },
  {
    term: 'powerwash',
    forms: [],
    definition:
      'A ujust recipe that starts a fresh system with an empty home beside the old one. It erases nothing.',
    more: {title: 'Start over with a fresh system', path: '/guides/basic-usage#powerwash'},
  },
  {
    term: 'Quadlet',
    forms: ['Quadlets'],
    definition:
      'A file that describes a container. systemd makes a service of it, which starts and stops like any other.',
    more: {title: 'Run containers as services', path: '/guides/quadlet'},
  },
  {
    term: 'rebase',
    forms: ['rebases', 'rebased', 'rebasing'],
    definition: 'To switch to another system image or another stream. It needs a restart.',
    more: {title: 'Switch stream or image', path: '/guides/release-streams#switch-stream'},
  },
  {
    term: 'recipe',
    forms: ['recipes'],
    definition: 'One ready-made task of ujust, for example "ujust update".',
    more: {title: 'All ujust recipes', path: '/reference/ujust'},
  },
  {
    term: 'rescue mode',
    forms: [],
    definition:
      'A start of the system with a root shell and little else, for repairs such as a new password.',
    more: {title: 'Start rescue mode', path: '/guides/rescue-mode#rescue-mode'},
  },
  {
    term: 'roll back',
    forms: ['rolls back', 'rolled back', 'rolling back', 'rollback'],
    definition:
      'To return to the deployment from before the last update. Files in your home folder stay as they are.',
    more: {title: 'Roll back', path: '/guides/basic-usage#rolling-back'},
  },
  {
    term: 'rpm-ostree',
    forms: [],
    definition:
      'The program that shows the installed images, rolls back, layers packages and sets kernel arguments.',
    more: {title: 'Layer a package', path: '/guides/layerapp'},
  },
  {
    term: 'Secure Boot',
    forms: [],
    definition:
      'A check in the firmware that starts only software signed with a key it trusts. Aurora works with it after you enroll a key.',
    more: {title: 'Enroll the Secure Boot key', path: '/guides/install-guide#secure-boot'},
  },
  {
    term: 'signature',
    forms: ['signatures', 'signed'],
    definition:
      "Proof of who made an image. Aurora takes an image of Universal Blue only with that project's signature.",
    more: {title: 'Move to Aurora', path: '/guides/alternate-install-guide'},
  },
  {
    term: 'staged',
    forms: ['stage', 'staging'],
    definition:
      'Said of an update that is downloaded and ready on the disk. It becomes the running system at the next restart.',
    more: {title: 'Update the system', path: '/guides/basic-usage#updates'},
  },
  {
    term: 'stream',
    forms: ['streams', 'release stream', 'release streams'],
    definition: 'The line of builds that your updates come from: stable, latest or testing.',
    more: {title: 'Compare the streams', path: '/guides/release-streams#compare-streams'},
  },
  {
    term: 'tag',
    forms: ['tags'],
    definition:
      'The part of an image address after the colon. It names a stream, or one build by its date.',
    more: {title: 'Stay on a dated image', path: '/guides/release-streams#dated-images'},
  },
  {
    term: 'TPM',
    forms: ['TPM 2.0'],
    definition:
      'A chip that can hold the key of an encrypted disk, so that the disk unlocks without the passphrase.',
    more: {title: 'Unlock the disk with the TPM', path: '/guides/basic-usage#toggle-tpm2'},
  },
  {
    term: 'ujust',
    forms: [],
    definition:
      "Aurora's command for ready-made tasks, which are called recipes. Run without a name, it lists them.",
    more: {title: 'All ujust recipes', path: '/reference/ujust'},
  },
  {
    term: 'Universal Blue',
    forms: ['ublue'],
    definition:
      'The community that builds Aurora and its sister images Bluefin, Bazzite and uCore.',
    more: {title: 'Credits', path: '/project-docs/credits'},
  },
  {
    term: 'uupd',
    forms: [],
    definition:
      'The program that updates the system image, Flatpaks and Homebrew packages once a day in the background.',
    more: {title: 'Update the system', path: '/guides/basic-usage#updates'},
  },
  {
    term: 'Wayland',
    forms: [],
    definition:
      'The way in which programs draw on the screen of KDE Plasma. It took the place of X11.',
    more: {title: 'Aurora in brief', path: '/'},
  },
];

/** Returns the entry for a word in any of its forms, or undefined. */
export function glossaryEntryOf(word: string): GlossaryEntry | undefined {
  const wanted = word.replace(/\s+/g, ' ').trim().toLowerCase();
  return glossary.find(({term, forms}) =>
    [term, ...forms].some((form) => form.toLowerCase() === wanted),
  );
}
