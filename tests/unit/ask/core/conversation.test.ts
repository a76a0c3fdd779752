import {describe, expect, test} from 'vitest';
import {
  afterStep,
  continued,
  isBusy,
  lastExchange,
  parseConversation,
  type Conversation,
  type Step,
} from '../../../../src/ask/core/conversation';
import {markdownOf} from '../../../../src/ask/core/markdownOf';
import {defaultSettings, modelIn, parseSettings} from '../../../../src/ask/core/settings';

const passages = [{url: '/guides/vpn#tailscale', path: ['VPN', 'Tailscale'], blocks: ['Text']}];
const model = {endpoint: 'http://127.0.0.1:8080/v1', model: 'tiny'};
const run = (...steps: Step[]) => steps.reduce<Conversation>(afterStep, []);

const answered = run(
  {type: 'asked', question: 'How?'},
  {type: 'found', found: {passages, isCovered: true, isInDoubt: false}},
  {type: 'answering', model, passages},
  {type: 'text', text: 'So'},
  {type: 'text', text: ' [1].'},
);

describe('a conversation', () => {
  test('goes from a question to its answer', () => {
    expect(answered.map(isBusy)).toEqual([true]);
    const done = afterStep(answered, {type: 'ended', ending: 'complete'});
    expect(done).toMatchObject([{question: 'How?', answer: {text: 'So [1].', ending: 'complete'}}]);
    expect(done.map(isBusy)).toEqual([false]);
    expect(lastExchange(done)).toEqual({question: 'How?', answer: 'So [1].'});
    expect(afterStep(done, {type: 'forgotten'})).toEqual([]);
  });

  test('keeps what a failed answer has, and replaces it when the model answers again', () => {
    const failed = afterStep(answered, {type: 'failed', failure: {kind: 'interrupted'}});
    expect(failed[0]?.answer).toMatchObject({text: 'So [1].', failure: {kind: 'interrupted'}});
    const again = afterStep(failed, {type: 'answering', model, passages});
    expect(again[0]?.answer).toEqual({...model, text: '', passages});
  });

  test('is continued by a question that says little by itself', () => {
    expect(continued(answered, 'and undo it?')).toBe('How? and undo it?');
    expect(continued([], 'and undo it?')).toBeUndefined();
  });

  test('that is brought back goes on where it stopped', () => {
    const restored = afterStep([], {type: 'restored', turns: answered});
    expect(restored).toMatchObject([{answer: {text: 'So [1].', ending: 'stopped'}}]);
    expect(restored.map(isBusy)).toEqual([false]);
  });

  test('leaves a question out that was still being looked up', () => {
    const asked = afterStep(answered, {type: 'asked', question: 'And?'});
    expect(afterStep([], {type: 'restored', turns: asked})).toHaveLength(1);
  });

  test('keeps its last 20 questions', () => {
    const turns = run(
      ...Array.from({length: 25}, (_, index): Step => ({type: 'asked', question: `${index}`})),
    );
    expect(turns.map(({question}) => question)).toEqual(
      Array.from({length: 20}, (_, index) => `${index + 5}`),
    );
  });

  test('survives a reload of the tab; what was being written has stopped', () => {
    const restored = parseConversation(JSON.stringify(answered));
    expect(restored).toMatchObject([{answer: {text: 'So [1].', ending: 'stopped'}}]);
  });

  test.each([
    '',
    'null',
    '{}',
    '[1]',
    '[{"question":1}]',
    '[{"question":"a","found":{"passages":[{"url":1}]}}]',
  ])('that cannot be read (%s) is empty', (text) => expect(parseConversation(text)).toEqual([]));

  test('is saved with its sources and the disclaimer', () => {
    expect(markdownOf(answered, 'https://docs.example', 'Verify.')).toBe(
      '## How?\n\nSo [1].\n\n*Verify.* (tiny)\n\n- [1] VPN › Tailscale: <https://docs.example/guides/vpn#tailscale>\n',
    );
  });
});

describe('settings', () => {
  const fields = {allowsLocal: true};

  test('are unset at first, and afterwards what the reader has set', () => {
    expect(parseSettings(null, fields)).toBeUndefined();
    const own = {...defaultSettings, source: 'local' as const, model: 'tiny', context: 8_192};
    expect(parseSettings(JSON.stringify(own), fields)).toEqual(own);
    expect(modelIn(own, fields)).toEqual({endpoint: own.endpoint, model: 'tiny'});
  });

  test('lead to no address but those that the policy allows', () => {
    const stored = {source: 'local', endpoint: 'https://evil.example/v1', model: 'x', context: 1e9};
    expect(parseSettings(JSON.stringify(stored), fields)).toEqual({
      ...defaultSettings,
      source: 'local',
      model: 'x',
      context: 131_072,
    });
  });

  test('name no model that the site does not allow', () => {
    const stored = JSON.stringify({...defaultSettings, source: 'local', model: 'tiny'});
    expect(parseSettings(stored, {allowsLocal: false})?.source).toBe('docs');
    expect(modelIn({...defaultSettings, source: 'local'}, fields)).toBeUndefined();
  });
});
