import {expect, test} from 'vitest';
import type {Fact} from '../../../../src/content/freshness/fact';
import {imageReferences, mentionsIn, recipeCalls} from '../../../../src/content/freshness/mentions';
import {parseMarkdown} from '../../../../src/content/markdown/parse';

const fact = (kind: Fact['kind'], name: string, ...aliases: string[]): Fact => ({
  kind,
  name,
  aliases,
  changed: '2026-08-01',
});

const facts = [
  fact('recipe', 'update', 'upgrade'),
  fact('recipe', 'toggle-tpm2'),
  fact('image', 'aurora'),
  fact('image', 'aurora-dx'),
  fact('stream', 'stable'),
  fact('file', '/etc/uupd/config.json'),
  fact('unit', 'uupd.timer'),
];

const page = [
  '---',
  'title: ujust toggle-tpm2 in a title is no mention',
  '---',
  '',
  'Run `ujust upgrade`, or **ujust update**. With ujust recipes you are quick.',
  '',
  '```bash',
  'ujust --dry-run toggle-tpm2',
  'sudo bootc switch ghcr.io/ublue-os/aurora-dx:stable-20260818',
  'ujust NAME',
  '```',
  '',
  'It reads `/etc/uupd/config.json`, unlike /etc/uupd/config.json.bak.',
  'See `uupd.timer`, and `aurora` on `stable`; a stable system needs no aurora.',
  '',
].join('\n');

const {tree} = parseMarkdown(page);

test('recipes are found in text and code, with their lines', () => {
  expect(recipeCalls(tree)).toEqual([
    {name: 'upgrade', line: 5, inCode: true},
    {name: 'update', line: 5, inCode: false},
    {name: 'recipes', line: 5, inCode: false},
    {name: 'toggle-tpm2', line: 8, inCode: true},
  ]);
});

test('images are found with their tags, without punctuation', () => {
  const {tree: text} = parseMarkdown(
    'Use `ghcr.io/ublue-os/aurora:stable`. Or ghcr.io/ublue-os/brew.',
  );
  expect(imageReferences(text)).toEqual([
    {image: 'aurora', tag: 'stable', line: 1},
    {image: 'brew', tag: null, line: 1},
  ]);
  expect(imageReferences(tree)).toEqual([{image: 'aurora-dx', tag: 'stable-20260818', line: 9}]);
});

test('only known facts are mentions', () => {
  const mentions = mentionsIn(tree, facts);
  expect(mentions.map(({fact: {name}, label, line}) => [name, label, line])).toEqual([
    ['update', 'ujust upgrade', 5],
    ['update', 'ujust update', 5],
    ['toggle-tpm2', 'ujust toggle-tpm2', 8],
    ['aurora-dx', 'aurora-dx', 9],
    ['stable', 'stable', 9],
    ['/etc/uupd/config.json', '/etc/uupd/config.json', 13],
    ['uupd.timer', 'uupd.timer', 14],
    ['aurora', 'aurora', 14],
    ['stable', 'stable', 14],
  ]);
});

test('mentions come in the order of their lines, whatever they are of', () => {
  const {tree: text} = parseMarkdown('See `uupd.timer`.\n\nRun `ujust update`.\n\n`stable`');
  expect(mentionsIn(text, facts).map(({line}) => line)).toEqual([1, 3, 5]);
});
