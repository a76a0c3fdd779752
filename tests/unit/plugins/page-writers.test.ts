import type {Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {pagesWritten, writesPages} from '../../../src/plugins/page-writers';

type PostBuildProps = Parameters<ReturnType<typeof writesPages>>[0];

/** No writer here looks at what it is given. */
const props = {} as Props as PostBuildProps;

test('whoever needs finished pages gets them after all writers, also those that begin later', async () => {
  const done: string[] = [];
  const writer = (name: string) =>
    writesPages(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push(name);
    });
  const first = writer('first')(props);
  const reader = pagesWritten().then(() => done.push('reader'));
  const second = writer('second')(props);
  await Promise.all([first, reader, second]);
  expect(done).toEqual(['first', 'second', 'reader']);
});

test('a writer that fails fails those who wait for its pages', async () => {
  const failing = writesPages(() => Promise.reject(new Error('The disk is full.')))(props);
  const [writer, reader] = await Promise.allSettled([failing, pagesWritten()]);
  expect(reader).toEqual(writer);
  expect(reader).toMatchObject({status: 'rejected', reason: {message: 'The disk is full.'}});
});
