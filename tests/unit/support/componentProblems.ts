import {componentProblems} from '../../../src/content/check/components';
import {parseMarkdown} from '../../../src/content/markdown/parse';

/** Returns the problems with the components of a page as `line: message`. */
export function problemsOf(markdown: string, file = 'docs/page.mdx'): string[] {
  return componentProblems(file, parseMarkdown(markdown)).map(
    ({line, message}) => `${line}: ${message}`,
  );
}
