import {mkdtemp, readFile, rm, stat, utimes} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeGeneratedFile} from '../../../../src/content/development/generated-file';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  file = path.join(folder, 'deep', 'data.json');
  await writeGeneratedFile(file, 'one');
  await utimes(file, 0, 0);
});

afterEach(() => rm(folder, {recursive: true}));

const changed = async () => (await stat(file)).mtimeMs !== 0;

test('the same text leaves the file alone, so that nothing is compiled again', async () => {
  await writeGeneratedFile(file, 'one');
  expect(await changed()).toBe(false);
});

test('another text replaces it', async () => {
  await writeGeneratedFile(file, 'two');
  expect(await changed()).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('two');
});
