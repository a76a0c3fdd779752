import {contract, upstreamSource} from '../contract';
import {routeComponents} from './groups';

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
});

function hasAll(plugin: string, components: readonly string[]): boolean {
  const options = upstreamSource(plugin, 'lib/options.js');
  return components.every((component) => options.includes(`Component: '@theme/${component}',`));
}
