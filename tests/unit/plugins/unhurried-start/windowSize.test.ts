import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as transitionState from '../../../../src/client/transitionState';
import {windowSize} from '../../../../src/plugins/unhurried-start';

const packages = path.resolve(__dirname, '../../../../node_modules/@docusaurus');

test('the module that measures the window is known, and takes of React no more than it gets', () => {
  const file = path.join(packages, 'theme-common/lib/hooks/useWindowSize.js');
  expect(file).toMatch(windowSize);
  const {names = ''} =
    /^import \{ (?<names>[\w, ]+?),? \} from 'react';$/m.exec(readFileSync(file, 'utf8'))?.groups ??
    {};
  expect(Object.keys(transitionState)).toEqual(expect.arrayContaining(names.split(', ')));
});
