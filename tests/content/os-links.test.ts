import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {redirects} from '../../src/config/redirects';
import {osLinks} from '../../src/content/facts/facts';
import {osLinkProblems, outsideAnchorProblems, type OsLink} from './checks/os-links';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite} from './lib/site';

const list = 'src/content/facts/os-links.json';
const source = {file: list, text: readFileSync(fromRoot(list), 'utf8')};

describe('the contract with the OS', () => {
  test('the built site has every URL that Aurora and its sources link to', () => {
    expect(osLinks.links.length).toBeGreaterThan(8);
    expect(sentences(osLinkProblems(readSite(), osLinks.links, source))).toEqual([]);
  });

  test('every heading that Aurora or a redirect links to has an explicit id', () => {
    const anchors = [
      ...osLinks.links.map(({path, anchor}) => ({path, anchor, by: list})),
      ...redirects.map(({to}) => {
        const [path = '', anchor = null] = to.split('#');
        return {path, anchor, by: 'src/config/redirects.ts'};
      }),
    ].flatMap(({path, anchor, by}) =>
      anchor === null ? [] : [{route: path.replace(/\/$/, ''), anchor, by}],
    );
    expect(anchors.map(({anchor}) => anchor)).toContain('using-ujust-in-aurora');
    expect(sentences(outsideAnchorProblems(readPages(fromRoot()), anchors))).toEqual([]);
  });
});

describe('the check of the contract', () => {
  const link = (path: string, anchor: string | null): OsLink => ({
    url: `https://docs.example.org${path}${anchor === null ? '' : `#${anchor}`}`,
    path,
    anchor,
    uses: [{repository: 'example/os', path: 'motd'}],
  });
  const site = readSite('tests/fixtures/content/os-links/site');

  test('reports a missing path or anchor, and the source of the link', () => {
    const links = [
      link('/', null),
      link('/guides/usage/', 'updates'),
      link('/guides/gone', null),
      link('/guides/usage', 'ujust'),
    ];
    expect(
      sentences(
        osLinkProblems(site, links, {file: 'links.json', text: JSON.stringify(links, null, 2)}),
      ),
    ).toEqual([
      'links.json:25: https://docs.example.org/guides/gone leads nowhere; correct it, or add the page or a redirect. Aurora links to it from example/os, motd.',
      'links.json:36: https://docs.example.org/guides/usage#ujust names an anchor that /guides/usage does not have; use the id of one of its headings, or give a heading {#ujust}. Aurora links to it from example/os, motd.',
    ]);
  });

  test('reports a heading without an explicit id', () => {
    const by = 'links.json';
    const anchors = ['use-ujust', 'updates'].map((anchor) => ({
      route: '/guides/usage',
      anchor,
      by,
    }));
    expect(sentences(outsideAnchorProblems(readPages(`${fixtures}/os-links`), anchors))).toEqual([
      'docs/guides/usage.md:5: has no heading with the id that links.json links to; write {#use-ujust} after the heading it means.',
    ]);
  });
});
