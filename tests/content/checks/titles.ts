import {parseDocument} from 'yaml';
import type {Problem} from '../lib/problem';
import type {SourceFile} from '../lib/sources';

/** Titles that two pages share: readers could not tell them apart in results and browser tabs. */
export function titleProblems(sources: readonly SourceFile[]): Problem[] {
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

/** The title in a front matter; undefined when there is none, or no YAML, which the build reports. */
function titleOf(text: string): string | undefined {
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(text)?.groups?.yaml ?? '';
  const document = parseDocument(block);
  const title: unknown = document.errors.length > 0 ? undefined : document.get('title');
  return typeof title === 'string' ? title.trim() : undefined;
}
