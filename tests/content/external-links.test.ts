import {expect, test} from 'vitest';
import {inventoryOf, readExternalLinks} from '../../scripts/lib/external-links.mjs';
import {duplicateLinkProblems, externalLinkProblems} from './checks/external-links';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const links = await readExternalLinks(fromRoot());
const wrong = await readExternalLinks(`${fixtures}/external-links`);

test('links to other sites are well-formed, and not to retired addresses', () => {
  expect(links.length).toBeGreaterThan(150);
  expect(sentences(links.flatMap(externalLinkProblems))).toEqual([]);
});

test('no page of another site has two URLs', () => {
  expect(sentences(duplicateLinkProblems(inventoryOf(links)))).toEqual([]);
});

test('the inventory contains every URL that readers can open, with its places', () => {
  const places = inventoryOf(wrong);
  expect(places.get('https://example.dev/page')).toEqual([
    {url: 'https://example.dev/page', file: 'docs/wrong.md', line: 5, place: 'link'},
    {url: 'https://example.dev/page', file: 'docs/wrong.md', line: 13, place: 'link'},
  ]);
  expect(wrong.filter(({place}) => place !== 'link')).toEqual([
    {url: 'https://example.dev/author', file: 'blog/authors.yml', line: 2, place: 'setting'},
    {url: 'https://example.dev/eleven.repo', file: 'docs/wrong.md', line: 17, place: 'code'},
    {url: 'https://example.dev/source', file: 'src/config/site.ts', line: 2, place: 'setting'},
  ]);
  expect([...places.keys()].filter((url) => /localhost|127\.|USER|NAME|user\./.test(url))).toEqual(
    [],
  );
});

test('a malformed link, or one to a retired address, is reported', () => {
  expect(sentences(wrong.flatMap(externalLinkProblems))).toEqual([
    'docs/wrong.md:7: link "http://example.dev/one" is not encrypted; write https://example.dev/one.',
    'docs/wrong.md:7: link "https://example.dev/two?utm_source=x&page=2" contains utm_source, which only tracks readers; remove it.',
    'docs/wrong.md:7: link "https://example.dev//three" has two slashes in its path; remove one.',
    'docs/wrong.md:7: link "https://bit.ly/four" hides where it leads; write the address it leads to.',
    'docs/wrong.md:9: link "https://me@example.dev/five" contains a user name; remove it.',
    'docs/wrong.md:9: link "https://example.dev/six#" ends in ? or # with nothing behind it; remove that character.',
    'docs/wrong.md:9: link "https://universal-blue.discourse.group/t/7" is retired; write https://github.com/ublue-os/aurora/discussions, or the page there that says the same.',
    'docs/wrong.md:9: link "https://www.github.com/ublue-os/bluefin" is retired; write https://github.com/projectbluefin/bluefin, or the page there that says the same.',
    'docs/wrong.md:11: link "https://pagure.io/fedora-kde/SIG/issue/1" is retired; write https://forge.fedoraproject.org/kde/tickets/issues, with the same number, or the page there that says the same.',
    'docs/wrong.md:21: link "https://" is not an address; correct it.',
  ]);
});

test('the rarer of two URLs is reported with the other', () => {
  expect(sentences(duplicateLinkProblems(inventoryOf(wrong)))).toEqual([
    'docs/wrong.md:13: link "https://www.example.dev/page/" is written "https://example.dev/page" elsewhere; use that spelling.',
  ]);
});
