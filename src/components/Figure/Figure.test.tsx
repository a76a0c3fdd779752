import {describe, expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import Figure from '.';
import rule from './rule';

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

  test('uses the paragraph as the caption of the image', () => {
    const $ = markupOf(figure);
    expect($('figure > div > img').attr('alt')).toBe('A');
    expect($('figcaption').html()).toBe('What <em>it</em> means.');
  });

  test('renders no controls on the server that need JavaScript', () => {
    const $ = markupOf(figure);
    expect($('button, dialog')).toHaveLength(0);
  });
});

test('a page puts one image and one caption in it', () => {
  const image = '![A menu](/img/a.svg)';
  const figureOf = (...blocks: string[]) => `<Figure>\n\n${blocks.join('\n\n')}\n\n</Figure>`;
  expect(problemsOf(figureOf(image, 'What it shows.'))).toEqual([]);
  expect(problemsOf(figureOf('What it shows.'))).toEqual([
    `1: <Figure> does not begin with an image; write ${rule.form}`,
  ]);
  const message = `1: <Figure> does not have exactly one caption; write ${rule.form}`;
  expect(problemsOf(figureOf(image))).toEqual([message]);
  expect(problemsOf(figureOf(image, image))).toEqual([message]);
  expect(problemsOf(figureOf(image, 'One.', 'Two.'))).toEqual([message]);
});
