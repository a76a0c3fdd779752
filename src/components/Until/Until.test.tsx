import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import Since from '../Since';
import Until from '.';
import {dayOf} from './today';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

const pair = (isReached: boolean) =>
  renderToStaticMarkup(
    <p>
      <Until date="2027-04-13" isReached={isReached}>
        It is planned.
      </Until>
      <Since date="2027-04-13" isReached={isReached}>
        It was planned.
      </Since>
    </p>,
  );

test('a page is served with only the text that applied when it was built', () => {
  expect(pair(false)).toBe('<p>It is planned.</p>');
  expect(pair(true)).toBe('<p>It was planned.</p>');
});

test('days are counted in UTC', () => {
  expect(dayOf(new Date('2027-04-13T00:30:00+02:00'))).toBe('2027-04-12');
});

describe('a page', () => {
  const pairOf = (until: string, since: string, content = 'It came.') =>
    `It <Until date="${until}">is planned.</Until> <Since date="${since}">${content}</Since>`;

  test('puts it right before the <Since> with the same date, inline, in a table or as blocks', () => {
    const day = '2027-04-13';
    expect(problemsOf(pairOf(day, day))).toEqual([]);
    expect(problemsOf(`| When |\n| --- |\n| ${pairOf(day, day)} |`)).toEqual([]);
    const block = (name: string) => `<${name} date="${day}">\n\nText.\n\n</${name}>`;
    expect(problemsOf(`${block('Until')}\n${block('Since')}`)).toEqual([]);
  });

  test('cannot use two dates, an invalid date, or no content', () => {
    expect(problemsOf(pairOf('2027-04-13', '2027-04-14'))).toEqual([
      `1: <Until> has no <Since> with the same date right after it; write ${rule.form}`,
      `1: <Since> has no <Until> with the same date right before it; write ${rule.form}`,
    ]);
    expect(problemsOf(pairOf('soon', 'soon', ''))).toEqual([
      `1: <Until> has the invalid date "soon"; write ${rule.form}`,
      `1: <Since> is empty; write ${rule.form}`,
      `1: <Since> has the invalid date "soon"; write ${rule.form}`,
    ]);
  });

  test.each(['<br />', '<span></span>', '<Kbd> </Kbd>', '{/* soon */}', '[](./vpn.mdx)'])(
    'cannot contain only %s, which shows nothing',
    (content) => {
      expect(problemsOf(pairOf('2027-04-13', '2027-04-13', `a${content}`))).not.toContainEqual(
        expect.stringContaining('neither words'),
      );
      expect(problemsOf(pairOf('2027-04-13', '2027-04-13', content))).toContain(
        `1: <Since> contains neither words nor an image; write ${rule.form}`,
      );
    },
  );

  test.each(['![A menu](/img/a.svg)', '<img src="a.svg" alt="" />', '`44`', '{version}'])(
    'may contain only %s',
    (content) => {
      expect(problemsOf(pairOf('2027-04-13', '2027-04-13', content))).toEqual([]);
    },
  );

  test('may contain only the generated text of a recipe', () => {
    const content = '<Recipe name="update" fact="does" />';
    expect(problemsOf(pairOf('2027-04-13', '2027-04-13', content))).not.toContainEqual(
      expect.stringContaining('neither words'),
    );
  });
});
