import {describe, expect, test} from 'vitest';
import {groupHits} from '../../../../src/search/core/groups';
import {hierarchy, hit} from '../../support/hits';

/** Returns hits of these groups, named by index: `Guides 0`, `Blog 1` … */
const hitsOf = (...groups: (string | null)[]) =>
  groups.map((group, index) =>
    hit({objectID: `${group ?? ''} ${index}`, hierarchy: hierarchy(group, 'Page')}),
  );

const shown = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({label, hits}) => [label, ...hits.map(({objectID}) => objectID)]);

test('groups are sorted by their best hit, and hits keep the order of the engine', () => {
  expect(shown(groupHits(hitsOf('Blog', 'Guides', 'Blog')))).toEqual([
    ['Blog', 'Blog 0', 'Blog 2'],
    ['Guides', 'Guides 1'],
  ]);
});

test('a group keeps its five best hits', () => {
  const [group] = groupHits(hitsOf(...Array<string>(7).fill('Guides')));
  expect(group?.hits.map(({objectID}) => objectID)).toEqual(
    [0, 1, 2, 3, 4].map((index) => `Guides ${index}`),
  );
});

test('the limit of a group can be changed', () => {
  const hits = hitsOf(...Array<string>(7).fill('Guides'));
  expect(groupHits(hits, 2)[0]?.hits).toHaveLength(2);
  expect(groupHits(hits, Infinity)[0]?.hits).toHaveLength(7);
});

describe('the second-best page', () => {
  const at = (url: string, group: string) => hit({url, hierarchy: hierarchy(group, 'Page')});
  const five = ['/a', '/a#1', '/a#2', '/a#3', '/a#4'].map((url) => at(url, 'Guides'));
  const urls = (...args: Parameters<typeof groupHits>) =>
    groupHits(...args).map(({hits}) => hits.map(({url}) => url));

  test('stands below four hits of the best page at most if it is in another group', () => {
    const hits = [...five, at('/b', 'Blog')];
    expect(urls(hits)).toEqual([['/a', '/a#1', '/a#2', '/a#3'], ['/b']]);
    expect(urls(hits, Infinity)[0]).toHaveLength(5);
  });

  test('makes room for other pages of the first group', () => {
    const hits = [...five, at('/b', 'Blog'), at('/c', 'Guides')];
    expect(urls(hits)[0]).toEqual(['/a', '/a#1', '/a#2', '/a#3', '/c']);
  });

  test('leaves the first group as it is if it is in it', () => {
    const hits = [at('/a', 'Guides'), at('/c', 'Guides'), ...five.slice(1), at('/b', 'Blog')];
    expect(urls(hits)).toEqual([['/a', '/c', '/a#1', '/a#2', '/a#3'], ['/b']]);
  });
});

test('hits without a group are grouped by page', () => {
  expect(groupHits(hitsOf(null)).map(({label}) => label)).toEqual(['Page']);
  expect(groupHits(hitsOf(' ')).map(({label}) => label)).toEqual(['Page']);
  const nameless = hit({url: '/vpn', hierarchy: hierarchy()});
  expect(groupHits([nameless]).map(({label}) => label)).toEqual(['/vpn']);
});

test('without hits, there are no groups', () => {
  expect(groupHits([])).toEqual([]);
});
