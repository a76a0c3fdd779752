import {lineAt, type Problem} from '../lib/problem';
import type {SourceFile} from '../lib/sources';

/** Names that Aurora does not use, and what to write instead (see docs/project-docs/press-kit.md). */
const forbidden: readonly {name: string; pattern: RegExp; instead: string}[] = [
  {name: 'AuroraOS', pattern: /aurora[ -]?os\b/gi, instead: 'Aurora'},
  {name: 'Fedora Aurora', pattern: /fedora aurora\b/gi, instead: 'Aurora, based on Fedora Kinoite'},
  {
    name: 'uBlue Aurora',
    pattern: /(?:ublue|universal blue) aurora\b/gi,
    instead: 'Aurora, a Universal Blue image',
  },
  {
    name: 'immutable distribution',
    pattern: /immutable (?:linux )?(?:distribution|distro)s?\b/gi,
    instead: 'image-based operating system',
  },
];

/** A page that is allowed to use such a name. */
export interface AllowedName {
  file: string;
  name: string;
  reason: string;
}

/**
 * Names in pages that Aurora does not use, and permissions that are no longer needed, so that the
 * list stays short.
 */
export function nameProblems(
  sources: readonly SourceFile[],
  allowed: readonly AllowedName[],
): Problem[] {
  const used = new Set<AllowedName>();
  const problems = sources.flatMap(({file, text}) =>
    forbidden.flatMap(({name, pattern, instead}) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const permission = allowed.find((entry) => entry.file === file && entry.name === name);
        if (permission) {
          used.add(permission);
          return [];
        }
        return [
          {
            file,
            line: lineAt(text, match.index),
            message: `says "${match[0]}"; write "${instead}"`,
          },
        ];
      }),
    ),
  );
  const unused = allowed.filter((entry) => !used.has(entry));
  return [
    ...problems,
    ...unused.map(({file, name}) => ({
      file,
      message: `does not say "${name}" any more; remove it from the list of allowed names`,
    })),
  ];
}
