import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {components} from './registry';

const folder = import.meta.dirname;

/** Lists where the folders and the registry disagree. A folder without a rule is internal. */
function registryProblems(withRule: readonly string[], registered: readonly string[]): string[] {
  return [
    ...withRule
      .filter((name) => !registered.includes(name))
      .map(
        (name) =>
          `src/components/${name}/rule.ts is not in src/components/registry.ts; add it there, or pages cannot use <${name}>.`,
      ),
    ...registered
      .filter((name) => !withRule.includes(name))
      .map(
        (name) =>
          `src/components/registry.ts names ${name}, but there is no src/components/${name}/rule.ts; write the rule there.`,
      ),
  ];
}

test('the registry names exactly the folders with a rule', () => {
  const withRule = readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'rule.ts')),
  );
  expect(
    registryProblems(
      withRule,
      components.map(({name}) => name),
    ),
  ).toEqual([]);
});

test('a folder without an entry, or an entry without a folder, is reported with what to do', () => {
  expect(registryProblems(['Badge', 'Sparkle'], ['Badge', 'Glow'])).toEqual([
    'src/components/Sparkle/rule.ts is not in src/components/registry.ts; add it there, or pages cannot use <Sparkle>.',
    'src/components/registry.ts names Glow, but there is no src/components/Glow/rule.ts; write the rule there.',
  ]);
});

test('every component in the registry has its view and its test', () => {
  for (const {name, module} of components) {
    expect(readdirSync(path.join(folder, name))).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}\\.test\\.tsx?$`)),
    );
    if (module?.startsWith('@site/')) {
      expect(module).toBe(`@site/src/components/${name}`);
      expect(existsSync(path.join(folder, name, 'index.tsx')), module).toBe(true);
    }
  }
});
