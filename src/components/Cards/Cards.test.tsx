import {describe, expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import Cards from '.';
import rule from './rule';

describe('Cards', () => {
  test('use the link as their name, and drop the colon before the text', () => {
    const $ = markupOf(
      <Cards>
        <ul>
          <li>
            <a href="/a">First</a>: why to <code>go</code> there
          </li>
          <li>
            <p>
              <a href="/b">Second</a>
            </p>
          </li>
        </ul>
      </Cards>,
    );
    const cards = $('ul[role="list"] > li').get();
    expect(cards.map((card) => $('a', card).text())).toEqual(['First', 'Second']);
    expect(cards.map((card) => $(card).children().eq(1).text())).toEqual(['why to go there', '']);
  });
});

test('a page puts links in it, each with at most one line of text', () => {
  const right = '- [First](./first.md): why to go there\n- [Second](./second.md)';
  expect(problemsOf(`<Cards>\n\n${right}\n\n</Cards>`)).toEqual([]);
  const wrong = '- Before [a link](./a.md)\n- [One](./a.md) and [two](./b.md)';
  expect(problemsOf(`<Cards>\n\n${wrong}\n\n</Cards>`)).toEqual([
    `3: <Cards> has an item that does not begin with a link; write ${rule.form}`,
    `4: <Cards> has an item with more than a link and one line of text; write ${rule.form}`,
  ]);
  expect(problemsOf('<Cards>\n\nText.\n\n</Cards>')).toEqual([
    `1: <Cards> does not consist of one bulleted list; write ${rule.form}`,
  ]);
});
