import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {clientConfig} from '../../../../src/plugins/lean-bundle/client-config';

test('what only the build reads stays there, wherever pages have something of that name', () => {
  const config: Partial<DocusaurusConfig> = {
    title: 'T',
    themeConfig: {navbar: {plugins: 'kept'}},
    future: {experimental_router: 'browser'} as DocusaurusConfig['future'],
    plugins: [['redirects', {redirects: []}]],
    presets: [],
    headTags: [],
  };
  expect(JSON.parse(clientConfig(config as DocusaurusConfig))).toEqual({
    title: 'T',
    themeConfig: {navbar: {plugins: 'kept'}},
    future: {experimental_router: 'browser'},
  });
});
