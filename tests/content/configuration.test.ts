import {expect, test} from 'vitest';
import {configurationProblems} from './checks/configuration';
import {unitProblems} from './checks/units';
import {fencesOf, readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const fences = readPages(fromRoot()).flatMap(fencesOf);
const wrong = readPages(`${fixtures}/configuration`).flatMap(fencesOf);

test('every configuration file in a page can be parsed', () => {
  expect(sentences(fences.flatMap(configurationProblems))).toEqual([]);
});

test('systemd or Podman supports every key of a unit or Quadlet', () => {
  expect(sentences(fences.flatMap(unitProblems))).toEqual([]);
});

test('a file that cannot be parsed is reported with the line of the error', () => {
  expect(sentences(wrong.flatMap(configurationProblems))).toEqual([
    // The reason comes from Node, and differs between its versions.
    expect.stringMatching(
      /^docs\/wrong\.md:9: \/etc\/uupd\/config\.json is not valid json: .+; correct it\.$/,
    ),
    'docs/wrong.md:17: kind.yaml is not valid yaml: Sequence item without - indicator; correct it.',
    'docs/wrong.md:22: this block is not valid toml: invalid value; correct it.',
    'docs/wrong.md:27: ~/.config/containers/containers.conf is not valid toml: invalid value; correct it.',
    'docs/wrong.md:32: ~/.config/example.conf is not valid ini: "a line that says nothing" is not a section, a key or a comment; write [Section], Key=value or # comment.',
    'docs/wrong.md:36: ~/.local/share/applications/example.desktop is not valid ini: [Desktop Entry] has no Exec; add it.',
    'docs/wrong.md:42: ~/.config/autostart/empty.desktop is not valid ini: it has no section; begin it with [Desktop Entry].',
  ]);
});

test('an unknown section or key is reported with a suggestion', () => {
  const known = '(the known ones are in tests/content/data/unit-keys.json)';
  expect(sentences(wrong.flatMap(unitProblems))).toEqual([
    `docs/wrong.md:48: [Unit] has no key Descripton; write Description, if that is what you mean ${known}.`,
    `docs/wrong.md:52: [Container] has no key PublishPorts; write PublishPort, if that is what you mean ${known}.`,
    'docs/wrong.md:54: [Services] is not a section of a unit; write Service, if that is what you mean.',
    'docs/wrong.md:58: User under [Service] makes Podman refuse the file; write it under [Container], or leave it out.',
    'docs/wrong.md:62: "What" is not in a section; write one above it, such as [Unit].',
    `docs/wrong.md:65: [Mount] has no key Frobnicate; correct it, or leave it out ${known}.`,
  ]);
});
