import {expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
import {withMessages} from '../../../../src/search/build/messages';
import {documentOf, sectionsOf} from '../../../../src/search/embedded/documents';
import {meaningOf} from '../../../../src/search/core/hit';
import {recordsOf} from '../../../../src/search/core/pages';
import {hit} from '../../support/hits';
import {pageOf} from '../../support/records';

const page = pageOf('Two ways.\n\n## Devices\n\nChoose one.', {url: '/guides/sound'});
const facts = {
  messages: [
    {
      topic: 'hardware' as const,
      message: 'snd: no codec found',
      meaning: 'The sound chip does not answer.',
      page: '/guides/sound#devices',
      source: 'https://example.org/snd.c',
    },
  ],
  parts: [{names: ['pipewire', 'pactl'], part: 'sound', page: '/guides/sound#devices'}],
};

test('messages and names go to the section that helps', () => {
  const [top, devices] = sectionsOf(withMessages([page], facts).flatMap(recordsOf));
  expect(devices?.records.map(({content, isMessage}) => [content, isMessage])).toEqual([
    [null, undefined],
    ['Choose one.', undefined],
    ['snd: no codec found · The sound chip does not answer.', true],
    ['pipewire, pactl · sound', true],
  ]);
  expect(top?.records.some(({isMessage}) => isMessage)).toBe(false);
  // They are no text of the section, so that they do not outweigh what it says.
  expect(devices && documentOf(devices)).toMatchObject({
    content: ['Choose one.'],
    messages: ['snd: no codec found · The sound chip does not answer.', 'pipewire, pactl · sound'],
  });
});

test('the Markdown of a meaning is text in hits', () => {
  const [message] = facts.messages;
  const marked = {...message!, meaning: 'Run `audio init`, and **wait**.'};
  const [, devices] = sectionsOf(
    withMessages([page], {messages: [marked], parts: []}).flatMap(recordsOf),
  );
  expect(devices && documentOf(devices).messages).toEqual([
    'snd: no codec found · Run audio init, and wait.',
  ]);
});

test.each([
  ['no codec found', 'The sound chip does not answer.'],
  ['pactl', '<em>pactl</em> · sound'],
])('"%s" finds that section, with what it means or belongs to', (query, text) => {
  const engine = createEngine(withMessages([page], facts).flatMap(recordsOf));
  const [hit] = engine.search({
    indexName: 'docs',
    query,
    params: {attributesToSnippet: ['content:9']},
  }).hits;
  expect(hit).toMatchObject({type: 'lvl2', url: '/guides/sound#devices'});
  expect(hit?._snippetResult?.content?.value).toBe(text);
});

test('what a message means is shown as a whole, since its page need not say it', () => {
  const engine = createEngine(withMessages([page], facts).flatMap(recordsOf));
  const hitFor = (query: string, params: object) =>
    engine.search({indexName: 'docs', query, params}).hits[0] ?? hit();
  const snippetOf = (...args: Parameters<typeof hitFor>) =>
    hitFor(...args)._snippetResult?.content?.value;
  const short = {attributesToSnippet: ['content:2'], snippetEllipsisText: '…'};
  expect(snippetOf('no codec found', short)).toBe('The sound chip does not answer.');
  expect(snippetOf('pactl', short)).toBe('<em>pactl</em> · sound');
  expect(snippetOf('no codec found', {})).toBeUndefined();
  expect(meaningOf(hitFor('no codec found', {}))).toBe('The sound chip does not answer.');
  expect(meaningOf(hitFor('pactl', {}))).toBeUndefined();
});

test('a message that only shares words with the query is not explained', () => {
  const engine = createEngine(withMessages([page], facts).flatMap(recordsOf));
  const [found] = engine.search({
    indexName: 'docs',
    query: 'no codec in this container',
    params: {attributesToSnippet: ['content:9']},
  }).hits;
  expect(found).toMatchObject({url: '/guides/sound#devices', content: null});
  expect(found?._snippetResult?.content?.value).toBe('Choose one.');
});

test('a short message is explained only if the query has all of it', () => {
  const [message] = facts.messages;
  const records = withMessages([page], {
    ...facts,
    messages: [{...message!, message: 'codec driver not found for …'}],
  }).flatMap(recordsOf);
  const contentFor = (query: string) =>
    createEngine(records).search({indexName: 'docs', query, params: {}}).hits[0]?.content;
  expect(contentFor('codec driver not found')).toBe(message!.meaning);
  expect(contentFor('codec not found')).toBeNull();
});

test('the words of several messages do not add up', () => {
  const [message] = facts.messages;
  const other = {...message!, message: 'hci0: adapter gone'};
  const records = withMessages([page], {...facts, messages: [...facts.messages, other]}).flatMap(
    recordsOf,
  );
  const engine = createEngine(records);
  const search = (query: string) => engine.search({indexName: 'docs', query, params: {}});
  expect(search('codec found').closeness).toBeUndefined();
  expect(search('adapter gone').closeness).toBeUndefined();
  expect(search('codec adapter').closeness).toBeDefined();
});

test('a message that leads nowhere stops the build and says which', () => {
  const parts = [{names: ['cups'], part: 'printing', page: '/guides/sound#printers'}];
  expect(() => withMessages([page], {...facts, parts})).toThrow(
    'src/content/facts/messages.json leads to /guides/sound#printers, which does not exist; name a section of a page.',
  );
});
