import type {FalseClaim, RequiredContent} from '../checks/claims';

/** How the press kit introduces names that are wrong. */
const unlessForbidden = /\bDo not write\b/;
const pressKit = 'docs/project-docs/press-kit.md';

/** Statements that the sources disproved, and names that the project does not use. */
export const falseClaims: readonly FalseClaim[] = [
  {
    says: /\baurora[ -]?os\b/i,
    unless: unlessForbidden,
    write: 'Aurora',
    source: pressKit,
    wrong: 'Welcome to AuroraOS.',
    right: 'Welcome to Aurora.',
  },
  {
    says: /\bfedora aurora\b/i,
    unless: unlessForbidden,
    write: 'Aurora, based on Fedora Kinoite',
    source: pressKit,
    wrong: 'Fedora Aurora is an operating system.',
    right: 'Universal Blue builds Aurora on Fedora.',
  },
  {
    says: /\b(?:ublue|universal blue) aurora\b/i,
    unless: unlessForbidden,
    write: 'Aurora, a Universal Blue image',
    source: pressKit,
    wrong: 'Install uBlue Aurora.',
    right: 'Do not write uBlue Aurora.',
  },
  {
    says: /\bimmutable (?:linux )?(?:distribution|distro)s?\b/i,
    unless: unlessForbidden,
    write: 'image-based operating system',
    source: pressKit,
    wrong: 'Aurora is an Immutable Linux distro.',
    right: 'Aurora is not immutable as a whole.',
  },
  {
    says: /System Settings > Aurora Preferences/,
    unless: /\*\*Apply\*\*/,
    write: 'that nothing changes before **Apply**',
    source:
      'ledif/kcm_ublue, the class of the page: its buttons are Help and Apply, and save() runs on Apply',
    wrong:
      'Open **System Settings > Aurora Preferences** and clear **Enabled**. This acts at once.',
    right: 'Open **System Settings > Aurora Preferences**, clear **Enabled** and press **Apply**.',
  },
  {
    says: /\b(?:blue screen|MokManager)[^.]*\btimes? out\b|\bmissed the (?:blue )?screen\b/,
    write: 'that the blue screen waits until the reader chooses',
    source:
      'get-aurora-dev/common default.just, get-aurora-dev/iso configure_iso_anaconda.sh: mokutil --timeout -1',
    wrong: 'Let the blue screen at the next start time out.',
    right: 'On the blue screen, choose `Continue boot`; it waits until you do.',
  },
  {
    // A table that translates the word begins its row with it, and says nothing of deleting.
    says: /(?<!^\| )\bDisk Management\b/m,
    unless: /\bdelete partition override\b/,
    write: 'that Disk Management leaves the EFI system partition, and what deletes it',
    source: 'learn.microsoft.com, diskpart: delete partition, parameter override',
    wrong: 'Delete the partitions of Aurora in Disk Management.',
    right:
      'Disk Management leaves the EFI system partition; `delete partition override` deletes it.',
  },
  {
    says: /\bInstance Version\b/,
    unless: /\bsays nothing about the card\b/,
    write: '`vulkaninfo --summary` and which `deviceName` to look for',
    source: 'Vulkan manual, vkEnumerateInstanceVersion: the version of the loader, with any card',
    wrong: "Run `vulkaninfo | grep 'Instance Version'`. A line means that Vulkan works.",
    right: 'The line `Vulkan Instance Version` says nothing about the card.',
  },
  {
    says: /`vulkaninfo`[^.]*\b(?:your image lacks it|is not installed|is missing)\b/,
    write: 'that `vulkaninfo` is on every image',
    source: 'the manifest kinoite-shared.yaml of Fedora Kinoite: vulkan-tools',
    wrong: 'If the shell does not find `vulkaninfo`, your image lacks it; skip this test.',
    right: 'Run `vulkaninfo --summary`. The command is on every Aurora image.',
  },
  {
    says: /\bfilter\b[^]{0,80}alternate-install-guide\.mdx?#system-flatpaks/,
    write: 'the link alternate-install-guide.mdx#from-bazzite, which has the command',
    source: 'docs/guides/alternate-install-guide.mdx',
    wrong: 'A filter is still set. See [Flatpaks](./alternate-install-guide.mdx#system-flatpaks).',
    right: 'A filter is still set. [Remove it](./alternate-install-guide.mdx#from-bazzite).',
  },
  {
    says: /\binstallation\b[^.]*\bBazaar is downloaded\b/,
    write: 'that the ISO has Bazaar, and that it is downloaded after a rebase only',
    source:
      'get-aurora-dev/iso workflow: the ISO has the apps of system-flatpaks.Brewfile, with Bazaar',
    wrong: 'On a new installation Bazaar is downloaded once the network is up.',
    right: 'An installation from the ISO has it. After a rebase, Aurora downloads it.',
  },
  {
    says: /\bbrew bundle --file[ =]\/usr\/share\/ublue-os\/homebrew\/(?!(?:cli|fonts|full-desktop|swift|system(?:-dx)?-flatpaks)\.Brewfile)/,
    unless: /\bublue-brew-trust-brewfile\b/,
    write: '/usr/libexec/ublue-brew-trust-brewfile and the file before it',
    source:
      'get-aurora-dev/common apps.just and the tap lines of the Brewfiles; docs.brew.sh/Tap-Trust',
    wrong: 'brew bundle --file /usr/share/ublue-os/homebrew/ai-tools.Brewfile',
    right: 'brew bundle --file /usr/share/ublue-os/homebrew/fonts.Brewfile',
  },
  {
    says: /\bfirst line of the terminal (?:banner|greeting)\b/,
    write: 'that the image stands in the line with the telescope',
    source: 'get-aurora-dev/common motd/template.md: the first line is "Welcome to Aurora"',
    wrong: 'The first line of the terminal banner shows the name of the image.',
    right: 'The terminal banner shows the name of the image in the line with the telescope.',
  },
  {
    says: /\b31 newest dated builds\b|\bnewest 31 (?:dates|builds)\b|\b31 (?:newest )?(?:builds|dates)\b/,
    write: '31 tags with a date, which is about 15 builds',
    source:
      'get-aurora-dev/common ublue-rollback-helper: head -n 31 of the tags; ublue-os/aurora Justfile: two or more for a build',
    wrong: 'Choose one of the 31 newest dated builds.',
    right: 'The menu lists the 31 newest tags with a date, which is about 15 builds.',
  },
  {
    says: /\bPodman\b[^.]*\b(?:all|every) unused volumes?\b|\ball unused volumes are removed\b|\bevery image and volume that no container uses\b|\bWith Podman, (?:that includes )?named volumes\b|\bunused volumes with the data in them\b/,
    unless: /\bPodman 6\b/,
    write: 'what Podman 5 removes, and that Podman 6 removes volumes without a name only',
    source: 'github.com/podman-container-tools/podman/pull/28235',
    wrong: 'With Podman every unused volume goes too.',
    right: 'With Podman 5 every unused volume goes too; with Podman 6 only those without a name.',
  },
  {
    says: /\bPastes selected text\b|\bEnablePrimarySelection\b/,
    unless: /> General Behavior\*\*[^]*\*\*Apply\*\*/,
    write: 'System Settings > General Behavior, **Pastes selected text** and **Apply**',
    source: 'the page of General Behavior in plasma-desktop: Middle-click: Pastes selected text',
    wrong: 'Set `EnablePrimarySelection=true` in `kwinrc`.',
    right:
      'In **System Settings > General Behavior**, tick **Pastes selected text** and press **Apply**.',
  },
  {
    says: /\brebase across desktops\b[^]*\balternate-install-guide\.mdx?#rebase\)/,
    write: 'the link #cross-desktop, which says which desktops can be changed to',
    source: 'docs/guides/alternate-install-guide.mdx',
    wrong:
      'Do not rebase across desktops. See [more](../guides/alternate-install-guide.mdx#rebase).',
    right:
      'Do not rebase across desktops. See [more](../guides/alternate-install-guide.mdx#cross-desktop).',
  },
  {
    says: /\btoggle-software-center\b/,
    write: '`toggle-software-store`; no source has a recipe of the other name',
    source: 'get-aurora-dev/common, whole history',
    wrong: 'Older posts name `toggle-software-center`.',
    right: 'Older posts name `toggle-software-store`.',
  },
  {
    says: /(?<=`|\s)colindean\/fonts-nonfree\/font-(?!microsoft-)/,
    write: '`font-arial` and the like alone, which are casks of Homebrew itself',
    source: 'colindean/homebrew-fonts-nonfree, Casks/: font-microsoft-* only',
    wrong: 'Run `brew install --cask colindean/fonts-nonfree/font-arial`.',
    right: 'Run `brew install --cask font-arial`.',
  },
];

/** Content that readers need, and that was missing once. */
export const requiredContent: readonly RequiredContent[] = [
  ...['docs/guides/basic-usage.mdx', 'docs/guides/rescue-mode.mdx'].map((file) => ({
    file,
    says: /`min-free-space-percent '3%' would be exceeded`/,
    about: "what to do when an update stops with `min-free-space-percent '3%' would be exceeded`",
    source: 'github.com/ublue-os/bazzite/issues/4824',
  })),
  {
    file: 'docs/guides/hardware.mdx',
    says: /:::warning[^]*\bBitLocker\b[^]*\brecovery key\b[^]*:::/,
    about: 'that Windows can ask for the BitLocker recovery key after a firmware update',
    source: 'github.com/fwupd/fwupd/wiki/Full-Disk-Encryption-Detected',
  },
  {
    file: 'docs/guides/hardware.mdx',
    says: /\bdriver `evdi` is not part of Aurora\b/,
    about: 'that DisplayLink docks have no driver',
    source:
      'ublue-os/aurora 02-install-common-kernel-akmods.sh; github.com/ublue-os/aurora/issues/1687',
  },
  {
    file: 'docs/guides/hardware.mdx',
    says: /\bIt does not log you in\b/,
    about: 'that a finger unlocks the screen and does not log in',
    source: 'KDE/plasma-workspace 6.7, the text on the page of a user',
  },
  {
    file: 'docs/guides/hardware.mdx',
    says: /^ *sudo systemctl enable --now asusd\.service asus-shutdown\.service$/m,
    about: 'how to start the services of asusctl, which its cask does not start',
    source: 'ublue-os/homebrew-tap asusctl-linux.rb, its caveats',
  },
  {
    file: 'docs/reference/ujust.mdx',
    says: /^\/usr\/libexec\/ublue-brew-trust-brewfile /m,
    about: 'how to trust the taps of a Brewfile before `brew bundle`',
    source: 'get-aurora-dev/common apps.just',
  },
];
