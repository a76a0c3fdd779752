import {describe, expect, test} from 'vitest';
import {site as settings} from '../../src/config/site';
import {linkProblems, targetProblem} from './checks/links';
import {movedSections} from './lib/moved-sections';
import {sentences} from './lib/problem';
import {readSite} from './lib/site';
import {readSources} from './lib/sources';

describe('links of the built site', () => {
  const site = readSite();

  test('no link, image or anchor is broken', () => {
    expect(sentences(linkProblems(site, settings.url))).toEqual([]);
  });

  const moved = movedSections(readSources('.'));

  test.each(moved)(
    'each section that has moved from $from to $to is there, and only there',
    ({from, to, ids}) => {
      const headings = (route: string) =>
        site.pages
          .get(route)
          ?.$('h2[id], h3[id]')
          .get()
          .map(({attribs}) => attribs.id ?? '') ?? [];
      expect(ids.filter((id) => !headings(to).includes(id))).toEqual([]);
      expect(ids.filter((id) => headings(from).includes(id))).toEqual([]);
    },
  );

  test('the home page and others have such sections', () => {
    expect(moved.length).toBeGreaterThan(3);
  });

  test('/guides/iso-testing redirects to the section of the building page', () => {
    expect(site.pages.get('/guides/iso-testing')?.redirectsTo).toBe('/guides/building#iso-testing');
  });
});

describe('the link check', () => {
  const fixture = readSite('tests/fixtures/content/links');
  const nowhere = 'leads nowhere; correct it, or add the page or a redirect';
  const place = 'tests/fixtures/content/links';

  test('reports each broken link with its page, and no others', () => {
    expect(sentences(linkProblems(fixture, 'https://docs.example.org')).sort()).toEqual(
      [
        `${place}/404.html: link to "/missing-everywhere" ${nowhere} (pages with it: 3).`,
        `${place}/404.html: link to "guide" depends on whether the address of its page ends in a slash; start it at the root of the site (pages with it: 2).`,
        `${place}/index.html: link to "#missing" names an anchor that / does not have; use the id of one of its headings, or give a heading {#missing}.`,
        `${place}/index.html: link to "/img/missing-2x.svg" ${nowhere}.`,
        `${place}/index.html: link to "/img/missing.svg" ${nowhere}.`,
        `${place}/index.html: link to "/missing" ${nowhere}.`,
        `${place}/index.html: link to "/missing/?q=1" ${nowhere}.`,
        `${place}/index.html: link to "/old/broken" names an anchor that /guide does not have; use the id of one of its headings, or give a heading {#gone}.`,
        `${place}/index.html: link to "https://" is not an address; correct it.`,
        `${place}/index.html: link to "https://docs.example.org/guide#missing" names an anchor that /guide does not have; use the id of one of its headings, or give a heading {#missing}.`,
        `${place}/index.html: link to "https://docs.example.org/img/missing-card.png" ${nowhere}.`,
        `${place}/old/broken/index.html: link to "/guide#gone" names an anchor that /guide does not have; use the id of one of its headings, or give a heading {#gone}.`,
      ].sort(),
    );
  });

  test('reports that a required path is missing', () => {
    expect(targetProblem(fixture, '/guides/basic-usage')).toBe(nowhere);
    expect(targetProblem(fixture, '/guide#gone')).toMatch(/^names an anchor that \/guide /);
  });

  test('says that the site must be built first', () => {
    expect(() => readSite('tests/fixtures/content/no-such-build')).toThrow(
      'tests/fixtures/content/no-such-build/index.html is missing; run npm run build, then the tests again.',
    );
  });
});
