import levenshtein from 'damerau-levenshtein';
import unitKeys from '../data/unit-keys.json';
import type {Fence} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** The sections of Quadlets. */
const quadletSections: Readonly<Record<string, readonly string[]>> = unitKeys.podman.sections;
const systemdSections: Readonly<Record<string, readonly string[]>> = unitKeys.systemd.sections;

/** Units, Quadlets and their drop-ins. */
const unitFile =
  /\.(?:container|volume|network|pod|kube|build|image|artifact|service|timer|mount|automount|socket|path|target)(?:\.d\/[^/]+\.conf)?$/;

/** Finds sections and keys in unit files that systemd or Podman does not accept. */
export function unitProblems({file, line, language, title, text}: Fence): Problem[] {
  const isQuadlet = Object.keys(quadletSections).some((name) => text.includes(`[${name}]`));
  if (language !== 'ini' || !(isQuadlet || unitFile.test(title))) {
    return [];
  }
  return entriesOf(text).flatMap((entry) => {
    const message = entryProblem(entry, isQuadlet);
    return message === undefined ? [] : [{file, line: line + entry.line, message}];
  });
}

/** A section header, or a key in a section. */
interface Entry {
  /** One-based. */
  line: number;
  section: string;
  key?: string;
}

/**
 * Returns sections and keys with their lines. The `ini` package keeps neither lines nor repeated keys,
 * which are common in units.
 */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  let section = '';
  let continues = false;
  text.split('\n').forEach((row, index) => {
    const line = index + 1;
    const isComment = /^\s*[#;]/.test(row);
    const name = /^\[(?<name>[^\]]+)\]\s*$/.exec(row)?.groups?.name;
    const key = /^(?<key>[^=\s]+)\s*=/.exec(row)?.groups?.key;
    if (name !== undefined) {
      section = name;
      entries.push({line, section});
    } else if (key !== undefined && !continues && !isComment) {
      entries.push({line, section, key});
    }
    continues = isComment ? continues : row.endsWith('\\');
  });
  return entries;
}

function entryProblem({section, key}: Entry, isQuadlet: boolean): string | undefined {
  // systemd ignores these.
  if (section.startsWith('X-') || key?.startsWith('X-')) {
    return undefined;
  }
  const sections = {...systemdSections, ...quadletSections};
  const keys = sections[section];
  if (section === '') {
    return `"${key ?? ''}" is not in a section; write one above it, such as [Unit]`;
  }
  if (!keys) {
    return key === undefined
      ? `[${section}] is not a section of a unit; ${suggestion(section, Object.keys(sections))}`
      : undefined;
  }
  if (key === undefined) {
    return undefined;
  }
  if (isQuadlet && section === 'Service' && unitKeys.podman.refusedInService.includes(key)) {
    return `${key} under [Service] makes Podman refuse the file; write it under [Container], or leave it out`;
  }
  return keys.includes(key)
    ? undefined
    : `[${section}] has no key ${key}; ${suggestion(key, keys)} (the known ones are in tests/content/data/unit-keys.json)`;
}

function suggestion(name: string, known: readonly string[]): string {
  const near = known.toSorted((a, b) => levenshtein(name, a).steps - levenshtein(name, b).steps)[0];
  return near !== undefined && levenshtein(name, near).similarity >= 0.6
    ? `write ${near}, if that is what you mean`
    : 'correct it, or leave it out';
}
