import {describe, expect, test} from 'vitest';
import Badge from '../../../src/components/Badge';
import {badgeKindOf} from '../../../src/components/Badge/badges';
import BeforeAfter from '../../../src/components/BeforeAfter';
import Figure from '../../../src/components/Figure';
import {markupOf} from '../support/markup';

describe('Badge', () => {
  test.each([
    ['since 44.20260511', 'since'],
    ['since Fedora 44', 'since'],
    ['DX only', 'dx'],
    ['NVIDIA', 'nvidia'],
    ['testing only', 'stream'],
    ['retired', 'retired'],
  ])('"%s" looks like %s', (text, kind) => {
    expect(badgeKindOf(text)?.name).toBe(kind);
    const $ = markupOf(<Badge>{text}</Badge>);
    expect($.text()).toBe(text);
    expect($('span').attr('class')).toContain(kind);
  });

  test.each(['', 'New', 'since', 'dx only', 'weekly only'])('"%s" is no badge', (text) => {
    expect(badgeKindOf(text)).toBeUndefined();
  });
});

test('BeforeAfter names both of its sides', () => {
  const $ = markupOf(
    <BeforeAfter>
      {'\n'}
      <pre>a</pre>
      {'\n'}
      <pre>b</pre>
    </BeforeAfter>,
  );
  const sides = $('figure').get();
  expect(sides.map((side) => $('figcaption', side).text())).toEqual(['Before', 'After']);
  expect(sides.map((side) => $('pre', side).text())).toEqual(['a', 'b']);
});

describe('Figure', () => {
  const figure = (
    <Figure>
      <p>
        <img src="/a.png" alt="A" width="2" height="1" />
      </p>
      {'\n'}
      <p>
        What <em>it</em> means.
      </p>
    </Figure>
  );

  test('has the paragraph as the caption of the image', () => {
    const $ = markupOf(figure);
    expect($('figure > div > img').attr('alt')).toBe('A');
    expect($('figcaption').html()).toBe('What <em>it</em> means.');
  });

  test('offers nothing in the built page that only JavaScript can do', () => {
    const $ = markupOf(figure);
    expect($('button, dialog')).toHaveLength(0);
  });
});
