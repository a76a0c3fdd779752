import {parse} from 'yaml';
import {frontMatterProblems} from '../../../src/plugins/content-check/front-matter';
import type {Problem} from '../lib/problem';
import type {SourceFile} from '../lib/sources';

/** What is wrong with the front matter of pages, each by itself and as a set. */
export function frontMatterProblemsOf(sources: readonly SourceFile[]): Problem[] {
  return [
    ...sources.flatMap(({file, text}) =>
      frontMatterProblems(file, text).map((problem) => ({file, ...problem})),
    ),
    ...titleProblems(sources),
  ];
}

/** Titles that two pages share: readers could not tell them apart in results and browser tabs. */
function titleProblems(sources: readonly SourceFile[]): Problem[] {
  const owners = new Map<string, string>();
  return sources.flatMap(({file, text}) => {
    const title = titleOf(text);
    if (title === undefined) {
      return [];
    }
    const owner = owners.get(title.toLowerCase());
    owners.set(title.toLowerCase(), owner ?? file);
    return owner === undefined
      ? []
      : [
          {
            file,
            line: text.split('\n').findIndex((line) => line.startsWith('title:')) + 1,
            message: `title "${title}" is also the title of ${owner}; give this page its own`,
          },
        ];
  });
}

function titleOf(text: string): string | undefined {
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(text)?.groups?.yaml;
  try {
    const data: unknown = parse(block ?? '');
    return typeof data === 'object' && data !== null && 'title' in data
      ? String(data.title).trim()
      : undefined;
  } catch {
    // Not YAML: the other check reports it.
    return undefined;
  }
}
