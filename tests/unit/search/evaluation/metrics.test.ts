import {describe, expect, test} from 'vitest';
import {meanOf, rankOfAnswer, routesOf, scoresOf} from '../../../../src/search/evaluation/metrics';

describe('routesOf', () => {
  test('returns each page once, in the order of its first hit', () => {
    expect(
      routesOf(['/b#one', '/a/', 'https://docs.example/b?x=1#two', '/', '/#top', '/a#z']),
    ).toEqual(['/b', '/a', '/']);
  });

  test('returns ten pages at most', () => {
    expect(routesOf(Array.from({length: 12}, (_, index) => `/${index}`))).toHaveLength(10);
  });
});

describe('scores', () => {
  const relevant = [
    {route: '/best', grade: 3 as const},
    {route: '/also', grade: 2 as const},
    {route: '/related', grade: 1 as const},
  ];

  test('are 1 for the ideal order', () => {
    expect(scoresOf(['/best', '/also', '/related'], relevant)).toEqual({
      mrr10: 1,
      success1: 1,
      success3: 1,
      ndcg10: 1,
    });
  });

  test('count pages of grade 2 or higher as answers', () => {
    expect(rankOfAnswer(['/related', '/also'], relevant)).toBe(2);
    expect(rankOfAnswer(['/related', '/other'], relevant)).toBeUndefined();
  });

  test.each([
    [['/x', '/also'], 1 / 2, 0, 1, 3 / Math.log2(3)],
    [['/x', '/y', '/best'], 1 / 3, 0, 1, 7 / 2],
    [['/x', '/y', '/z', '/best'], 1 / 4, 0, 0, 7 / Math.log2(5)],
    [['/related'], 0, 0, 0, 1],
    [[], 0, 0, 0, 0],
  ])('of %j match the definitions', (routes, mrr10, success1, success3, gain) => {
    const ideal = 7 + 3 / Math.log2(3) + 1 / 2;
    const scores = scoresOf(routes, relevant);
    expect(scores).toMatchObject({mrr10, success1, success3});
    expect(scores.ndcg10).toBeCloseTo(gain / ideal, 10);
  });

  test('count a page once, with the grade of its best section', () => {
    const sections = [
      {route: '/best', grade: 2 as const, heading: 'one'},
      {route: '/best', grade: 3 as const, heading: 'two'},
      {route: '/best', grade: 1 as const, heading: 'three'},
    ];
    expect(scoresOf(['/best'], sections).ndcg10).toBe(1);
    expect(scoresOf(['/x', '/best'], sections).ndcg10).toBeCloseTo(1 / Math.log2(3), 10);
  });

  test('have a mean, which is 0 for no scores', () => {
    const one = {mrr10: 1, success1: 1, success3: 1, ndcg10: 0.5};
    const two = {mrr10: 0.5, success1: 0, success3: 1, ndcg10: 0};
    expect(meanOf([one, two])).toEqual({mrr10: 0.75, success1: 0.5, success3: 1, ndcg10: 0.25});
    expect(meanOf([])).toEqual({mrr10: 0, success1: 0, success3: 0, ndcg10: 0});
  });
});
