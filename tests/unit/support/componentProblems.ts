import {componentProblems} from '../../../src/content/check/components';
import {parseMarkdown} from '../../../src/content/markdown/parse';

/** What the content check says about the components of a page, as `line: message`. */
export function problemsOf(markdown: string, file = 'docs/page.mdx'): string[] {
  return componentProblems(file, parseMarkdown(markdown)).map(
    ({line, message}) => `${line}: ${message}`,
  );
}
