import {expect, test} from 'vitest';
import {sentenceCaseProblems} from './checks/sentence-case';
import {spellingProblems} from './checks/spelling';
import {wordingProblems} from './checks/wording';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {proseOf, titlesOf} from './lib/prose';

const pages = readPages(fromRoot());
const wrong = readPages(`${fixtures}/style`);

test('titles and headings are in sentence case', () => {
  expect(pages.flatMap(titlesOf).length).toBeGreaterThan(300);
  expect(sentences(pages.flatMap(titlesOf).flatMap(sentenceCaseProblems))).toEqual([]);
});

test('names are spelled as their owners spell them', () => {
  expect(sentences(pages.flatMap(proseOf).flatMap(spellingProblems))).toEqual([]);
});

test('no page says "simply", "just" or "click here"', () => {
  expect(sentences(pages.flatMap(proseOf).flatMap(wordingProblems))).toEqual([]);
});

test('each capital in a title is reported', () => {
  const add = 'or add the name to tests/content/data/names.ts';
  const title = 'title "Install Software On Aurora" has a capital in';
  expect(sentences(wrong.flatMap(titlesOf).flatMap(sentenceCaseProblems))).toEqual([
    `docs/wrong.md:2: ${title} "Software"; write "software", ${add}.`,
    `docs/wrong.md:2: ${title} "On"; write "on", ${add}.`,
    'docs/wrong.md:3: title "software" begins with "software"; begin with a capital, or put code in backticks.',
    `docs/wrong.md:13: title "Choose Your Shell" has a capital in "Your"; write "your", ${add}.`,
    `docs/wrong.md:13: title "Choose Your Shell" has a capital in "Shell"; write "shell", ${add}.`,
  ]);
});

test('a misspelled name is reported with the correct spelling', () => {
  expect(sentences(wrong.flatMap(proseOf).flatMap(spellingProblems))).toEqual([
    'docs/wrong.md:4: spells "flathub"; write "Flathub".',
    'docs/wrong.md:4: spells "github"; write "GitHub".',
    'docs/wrong.md:9: spells "visual studio code"; write "VS Code".',
    'docs/wrong.md:11: spells "Systemd"; write "systemd".',
    'docs/wrong.md:11: spells "RPM-OSTree"; write "rpm-ostree".',
    'docs/wrong.md:11: spells "flatpack"; write "Flatpak".',
    'docs/wrong.md:21: spells "Nvidia"; write "NVIDIA".',
  ]);
});

test('words to avoid are reported, but not the program just', () => {
  expect(sentences(wrong.flatMap(proseOf).flatMap(wordingProblems))).toEqual([
    'docs/wrong.md:4: says "Simply"; leave it out; it is not simple for everyone.',
    'docs/wrong.md:11: says "Just"; leave it out, or put the command `just` in backticks.',
    'docs/wrong.md:15: says "Click here"; name what the link leads to.',
  ]);
});
