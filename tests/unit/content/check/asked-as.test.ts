import {expect, test} from 'vitest';
import {checkPage} from '../../../../src/content/check/check';
import {askedAsProblems} from '../../../../src/content/check/asked-as';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {fixture} from '../../support/fixtures';

function problemsIn(...lines: string[]) {
  return askedAsProblems(parseMarkdown(lines.join('\n'))).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

test('a comment below a heading or at the top of the page is valid', () => {
  expect(askedAsProblems(parseMarkdown(fixture('pages/asked-as.md')))).toEqual([]);
});

const form = '{/* asked as: printer offline; add a printer */}';

test.each([
  [
    'another spelling',
    '{/* Asked as: print */}',
    `is not written so that it is understood; write ${form} on a line of its own`,
  ],
  [
    'no colon',
    '{/* asked as print */}',
    `is not written so that it is understood; write ${form} on a line of its own`,
  ],
  [
    'within a line',
    'Text {/* asked as: print */}',
    `is not written so that it is understood; write ${form} on a line of its own`,
  ],
  [
    'below a text',
    'Text\n\n{/* asked as: print */}',
    'is not right below a heading; move it below the heading it is about',
  ],
  ['an empty wording', '{/* asked as: print; */}', `has an empty wording; write ${form}`],
  [
    'a wording twice',
    '{/* asked as: print; Print */}',
    'has "Print" twice on this page; keep it where it is answered',
  ],
  [
    'too many',
    '{/* asked as: a; b; c; d; e; f; g; h; i */}',
    'has more than 8 wordings; keep those that people use most',
  ],
  [
    'a long one',
    `{/* asked as: ${'x'.repeat(65)} */}`,
    `has "${'x'.repeat(65)}", which is longer than 64 characters; keep what tells most`,
  ],
])('%s is reported with its line', (_name, comment, message) => {
  const [problem] = problemsIn('## Print', '', comment);
  expect(problem).toMatch(/^[35]: "asked as" /);
  expect(problem?.replace(/^\d+: "asked as" /, '')).toBe(message);
});

test('an error stops the build and names the file', () => {
  const problems = checkPage('docs/a.md', '## Print\n\n{/* asked as: */}\n', new Set());
  expect(problems).toContainEqual({
    file: 'docs/a.md',
    line: 3,
    message: `"asked as" has an empty wording; write ${form}`,
  });
});
