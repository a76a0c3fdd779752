import {expect, test} from 'vitest';
import {languageProblems} from './checks/languages';
import {outputProblems} from './checks/outputs';
import {shellProblems} from './checks/shell';
import {unknownProgramProblems} from './checks/unknown-programs';
import {fencesOf, readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const pages = readPages(fromRoot());
const fences = pages.flatMap(fencesOf);
const wrong = readPages(`${fixtures}/commands`).flatMap(fencesOf);

test('every code fence has a known language', () => {
  expect(fences.length).toBeGreaterThan(300);
  expect(sentences(fences.flatMap(languageProblems))).toEqual([]);
});

test('every command can be copied into a shell', async () => {
  expect(sentences(await shellProblems(fences))).toEqual([]);
});

test('bash fences contain only what readers type', async () => {
  expect(sentences(await unknownProgramProblems(fences))).toEqual([]);
});

test('output is in fences of the language output', () => {
  expect(fences.filter(({language}) => language === 'output').length).toBeGreaterThan(30);
  expect(sentences(pages.flatMap(outputProblems))).toEqual([]);
});

test('a fence with no language or an unknown one is reported', () => {
  expect(sentences(wrong.flatMap(languageProblems))).toEqual([
    'docs/wrong.md:5: code fence names no language; write bash for commands, output for what they print.',
    'docs/wrong.md:9: code fence is in "sh"; write bash.',
    expect.stringMatching(/^docs\/wrong\.md:13: code fence is in "ruby"; write one of bash, /),
  ]);
});

test('commands that do not parse, and prompts, are reported with their lines', async () => {
  const correct = 'correct the command (a placeholder is a word in capitals)';
  const takeOut = 'remove it, or make the block a console session';
  expect(sentences(await shellProblems(wrong))).toEqual([
    `docs/wrong.md:21: a shell cannot read this: reached EOF without closing quote \`"\`; ${correct}.`,
    `docs/wrong.md:25: a shell cannot read this: \`>\` must be followed by a word; ${correct}.`,
    `docs/wrong.md:29: command begins with the prompt "$ "; ${takeOut}.`,
    `docs/wrong.md:30: command begins with the prompt "# "; ${takeOut}.`,
    `docs/wrong.md:31: command begins with the prompt "> "; ${takeOut}.`,
    `docs/wrong.md:37: a shell cannot read this: \`&&\` must be followed by a statement; ${correct}.`,
  ]);
});

const outputs = readPages(`${fixtures}/outputs`);

test('output in another fence is reported, in lists, tabs and admonitions too', () => {
  const problem = (line: number, language: string, reason: string) =>
    `docs/wrong.mdx:${line}: code fence is in "${language}" but ${reason}; write output for what a machine prints, or end the sentence with what to do.`;
  expect(sentences(outputs.flatMap(outputProblems))).toEqual([
    problem(9, 'text', 'follows "The first line shows the stream:"'),
    problem(17, 'text', 'follows a command'),
    problem(26, 'bash', 'follows "it prints, for example:"'),
    problem(38, 'text', 'follows "Everything worked when `…` answers:"'),
    problem(46, 'text', 'follows "You see these lines. Press Enter."'),
    problem(54, 'text', 'follows "A good file gives this answer:"'),
    problem(60, 'text', 'follows "The result must be:"'),
  ]);
});

test('a line of a bash fence that runs no known program is reported', async () => {
  const advice =
    'write output for what a command prints, or add the program to tests/content/data/programs.ts';
  expect(sentences(await unknownProgramProblems(outputs.flatMap(fencesOf)))).toEqual([
    `docs/wrong.mdx:28: bash fence runs "enabled"; ${advice}.`,
    `docs/wrong.mdx:68: bash fence runs "Deployments:"; ${advice}.`,
  ]);
});
