import {contract, upstreamSource} from '../contract';
import {routeComponents, sheetPriority} from './groups';

const routesSource = () =>
  upstreamSource('@docusaurus/core', 'lib/server/codegen/codegenRoutes.js');

contract(__dirname, {
  'the chunk of a route component is named by the first 8 characters of the hash of its path': () =>
    routesSource().includes('simpleHash)(modulePath, 8)') &&
    routesSource().includes("shortId = process.env.NODE_ENV === 'production'"),
  'the docs plugin names its route components as `routeComponents` does': () =>
    hasAll('@docusaurus/plugin-content-docs', routeComponents.docs),
  'the blog plugin names its route components as `routeComponents` does': () =>
    hasAll('@docusaurus/plugin-content-blog', routeComponents.blog),
  'the excerpt of a post is its file with the query `truncated=true`': () =>
    /path: getBlogPostById\(id\)\.metadata\.source,\s*query: \{\s*truncated: true,/.test(
      upstreamSource('@docusaurus/plugin-content-blog', 'lib/routes.js'),
    ),
  'Docusaurus makes one style sheet, with the priority that is exceeded here': () =>
    upstreamSource('@docusaurus/core', 'lib/webpack/base.js').includes(
      `type: 'css/mini-extract',\n                            chunks: \`all\`,\n                            enforce: true,\n                            priority: ${sheetPriority},`,
    ),
});

function hasAll(plugin: string, components: readonly string[]): boolean {
  const options = upstreamSource(plugin, 'lib/options.js');
  return components.every((component) => options.includes(`Component: '@theme/${component}',`));
}
