import {expect, test} from 'vitest';
import {languageProblems} from './checks/languages';
import {shellProblems} from './checks/shell';
import {fencesOf, readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const fences = readPages(fromRoot()).flatMap(fencesOf);
const wrong = readPages(`${fixtures}/commands`).flatMap(fencesOf);

test('every code fence names a language that pages use', () => {
  expect(fences.length).toBeGreaterThan(300);
  expect(sentences(fences.flatMap(languageProblems))).toEqual([]);
});

test('every command can be copied into a shell', async () => {
  expect(sentences(await shellProblems(fences))).toEqual([]);
});

test('a fence without a language, or with an unknown one, is named', () => {
  expect(sentences(wrong.flatMap(languageProblems))).toEqual([
    'docs/wrong.md:5: code fence names no language; write bash for commands, text for what they print.',
    'docs/wrong.md:9: code fence is in "sh"; write bash.',
    expect.stringMatching(/^docs\/wrong\.md:13: code fence is in "ruby"; write one of bash, /),
  ]);
});

test('a command that does not parse, and a prompt, is named with its own line', async () => {
  const correct = 'correct the command (a placeholder is a word in capitals)';
  const takeOut = 'take it out, or make the block a console session';
  expect(sentences(await shellProblems(wrong))).toEqual([
    `docs/wrong.md:21: a shell cannot read this: reached EOF without closing quote \`"\`; ${correct}.`,
    `docs/wrong.md:25: a shell cannot read this: \`>\` must be followed by a word; ${correct}.`,
    `docs/wrong.md:29: command begins with the prompt "$ "; ${takeOut}.`,
    `docs/wrong.md:30: command begins with the prompt "# "; ${takeOut}.`,
    `docs/wrong.md:31: command begins with the prompt "> "; ${takeOut}.`,
    `docs/wrong.md:37: a shell cannot read this: \`&&\` must be followed by a statement; ${correct}.`,
  ]);
});
