import {lineAt, type Problem} from '../lib/problem';

/** What a Containerfile must be consistent with. */
interface Surroundings {
  /** The text of nginx.conf. */
  nginx: string;
  /** The packages that the server needs. */
  packages: readonly string[];
  /** Whether a path exists in the repository or in a build. */
  exists: (path: string) => boolean;
}

/**
 * Finds what in a Containerfile runs as root, is not pinned, or does not match the files that it
 * copies. The image is not built.
 */
export function containerfileProblems(
  file: string,
  text: string,
  {nginx, packages, exists}: Surroundings,
): Problem[] {
  const problem = (match: RegExpMatchArray | null | undefined, message: string): Problem => ({
    file,
    ...(match && {line: lineAt(text, match.index ?? 0)}),
    message,
  });
  const images = [...text.matchAll(/^FROM (?<image>\S+)/gm)];
  const last = text.slice(images.at(-1)?.index ?? 0);
  const user = [...last.matchAll(/^USER (?<user>\S+)/gm)].at(-1)?.groups?.user ?? '';
  const port = /listen (?<port>\d+);/.exec(nginx)?.groups?.port ?? '';
  const expose = /^EXPOSE (?<port>\d+)$/m.exec(text);
  const copies = [...text.matchAll(/^COPY (?:--from=build )?(?<from>.+) \S+$/gm)];
  return [
    ...images
      .filter(({groups}) => !/:(?!latest)[^/]+$/.test(groups?.image ?? ''))
      .map((match) => problem(match, `starts from ${match.groups?.image}; name a version`)),
    ...(/^[1-9]\d*(?::[1-9]\d*)?$/.test(user)
      ? []
      : [problem(undefined, 'runs as root; give the last stage a USER by number')]),
    ...(expose?.groups?.port === port
      ? []
      : [problem(expose, `does not expose port ${port}, which nginx.conf listens to`)]),
    ...packages
      .filter((name) => !new RegExp(`apt-get install .*\\b${name}\\b`).test(last))
      .map((name) => problem(undefined, `does not install ${name} in its last stage; add it`)),
    ...copies.flatMap((match) =>
      (match.groups?.from ?? '')
        .split(' ')
        .map((from) => from.replace(/^\/site\//, ''))
        .filter((from) => !exists(from))
        .map((from) => problem(match, `copies ${from}, which is not there`)),
    ),
    ...(/^HEALTHCHECK /m.test(last) ? [] : [problem(undefined, 'has no HEALTHCHECK; add one')]),
  ];
}
