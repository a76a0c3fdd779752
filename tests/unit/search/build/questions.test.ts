import {expect, test} from 'vitest';
import {withoutAnswer, withQuestions} from '../../../../src/search/build/questions';
import {createEngine} from '../../../../src/search/embedded/engine';
import {recordsOf} from '../../../../src/search/core/pages';
import {pageOf} from '../../support/records';

const page = pageOf('Two ways.\n\n## Devices\n\nChoose one.\n\n## Levels\n\nMove it.', {
  url: '/guides/sound',
});

test('a question finds the section that answers it', () => {
  const questions = {'/guides/sound#levels': ['everybody whispers on calls']};
  const engine = createEngine(withQuestions([page], questions, {}).flatMap(recordsOf));
  const [hit] = engine.search({indexName: 'docs', query: 'whispers on calls', params: {}}).hits;
  expect(hit?.url).toBe('/guides/sound#levels');
});

test('a question for a section that does not exist names it and the file', () => {
  expect(() => withQuestions([page], {'/guides/sound#volume': ['too quiet']}, {})).toThrow(
    'src/content/facts/questions.json leads to /guides/sound#volume, which does not exist; name a section of a page.',
  );
});

test('so does a message that somebody pasted, beside the questions of the section', () => {
  const questions = {'/guides/sound#levels': ['everybody whispers on calls']};
  const pasted = {'/guides/sound#levels': ['underflow detected: dropped']};
  const engine = createEngine(withQuestions([page], questions, pasted).flatMap(recordsOf));
  for (const query of ['whispers on calls', 'underflow detected: dropped']) {
    const [hit] = engine.search({indexName: 'docs', query, params: {}}).hits;
    expect(hit?.url).toBe('/guides/sound#levels');
  }
  expect(() => withQuestions([page], {}, {'/guides/sound#volume': ['underflow']})).toThrow(
    'src/content/facts/reported-messages.json leads to /guides/sound#volume, which does not exist',
  );
});

test('a question that no page answers leads to no section', () => {
  const questions = {'/guides/sound#levels': ['Everybody whispers', 'too quiet']};
  const [asked] = withQuestions([page], questions, {});
  expect(withoutAnswer([asked!], ['speaker sings'])).toEqual(['speaker sings']);
  expect(() => withoutAnswer([asked!], ['everybody whispers', 'sings', 'Too quiet'])).toThrow(
    'src/content/facts/unanswered-questions.json has "everybody whispers", which leads to /guides/sound#levels; "Too quiet", which leads to /guides/sound#levels. Remove it from this file.',
  );
});

test('neither does one that a section is asked as', () => {
  const asked = pageOf('## Levels\n\n{/* asked as: too quiet */}\n\nMove it.', {url: '/sound'});
  expect(() => withoutAnswer([asked], ['too quiet'])).toThrow('which leads to /sound#levels');
});
