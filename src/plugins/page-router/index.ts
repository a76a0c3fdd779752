import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';

const client = (file: string): string => path.join(__dirname, '../../client', file);

const replacements: RuleSetRule[] = [
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    resolve: {alias: {'react-router-dom$': client('PageRouter.tsx')}},
  },
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
    resolve: {alias: {'./PendingNavigation': client('ShownPage.tsx')}},
  },
];

/**
 * Has the browser render the frame of the site once for each step from page to page: puts
 * src/client/PageRouter.tsx in the place of the router that Docusaurus 3.9.2 starts with, and
 * ShownPage.tsx in that of what waited for pages behind it.
 */
export default function pageRouter(): Plugin {
  return {
    name: 'page-router',
    configureWebpack: (_config, isServer) => (isServer ? {} : {module: {rules: replacements}}),
  };
}
