/** A word that these pages use in a sense of its own. */
export interface GlossaryEntry {
  /** As the word stands in a list. */
  term: string;
  /** Other forms in which pages use it. */
  forms: readonly string[];
  /** One or two sentences of plain text. */
  definition: string;
}

/** The glossary, in alphabetical order; its schema is in glossary-schema.ts. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'deployment',
    forms: ['deployments'],
    definition:
      'A system image as it is installed on your disk. Two are kept: the one you run and the one before it or after it.',
  },
  {
    term: 'Flatpak',
    forms: ['Flatpaks'],
    definition:
      'The form in which Aurora installs desktop apps. They come from Flathub and update without a restart, apart from the system image.',
  },
  {
    term: 'image',
    forms: ['images', 'system image', 'system images'],
    definition:
      'The whole operating system in one piece, signed and published as a container image. An update replaces it as a whole.',
  },
  {
    term: 'layer',
    forms: ['layers', 'layered', 'layering'],
    definition:
      'To add an RPM package to the system image on your own computer. It changes how the system updates, so it is the last resort.',
  },
  {
    term: 'pin',
    forms: ['pins', 'pinned', 'pinning'],
    definition: 'To keep a deployment on the disk, so that no later update removes it.',
  },
  {
    term: 'Quadlet',
    forms: ['Quadlets'],
    definition:
      'A file that describes a container. systemd makes a service of it, which starts and stops like any other.',
  },
  {
    term: 'rebase',
    forms: ['rebases', 'rebased', 'rebasing'],
    definition: 'To switch to another system image or another stream. It needs a restart.',
  },
  {
    term: 'roll back',
    forms: ['rolls back', 'rolled back', 'rolling back', 'rollback'],
    definition:
      'To return to the deployment from before the last update. Files in your home folder stay as they are.',
  },
  {
    term: 'stream',
    forms: ['streams', 'release stream', 'release streams'],
    definition: 'The line of builds that your updates come from: stable, latest or testing.',
  },
  {
    term: 'ujust',
    forms: [],
    definition:
      "Aurora's command for ready-made tasks, which are called recipes. Run without a name, it lists them.",
  },
];

/** The entry that explains a word in any of its forms, or undefined. */
export function glossaryEntryOf(word: string): GlossaryEntry | undefined {
  const wanted = word.replace(/\s+/g, ' ').trim().toLowerCase();
  return glossary.find(({term, forms}) =>
    [term, ...forms].some((form) => form.toLowerCase() === wanted),
  );
}
