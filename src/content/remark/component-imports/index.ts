import {createVisitors} from 'estree-util-scope';
import {visit as visitCode} from 'estree-util-visit';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

type MdxjsEsm = Extract<Nodes, {type: 'mdxjsEsm'}>;

/** The modules of the components for writers, by the names that pages use. */
export const componentModules: Readonly<Record<string, string>> = {
  Badge: '@site/src/components/Badge',
  BeforeAfter: '@site/src/components/BeforeAfter',
  Cards: '@site/src/components/Cards',
  Figure: '@site/src/components/Figure',
  FileTree: '@site/src/components/FileTree',
  Filter: '@site/src/components/Filter',
  Kbd: '@site/src/components/Kbd',
  Since: '@site/src/components/Since',
  Steps: '@site/src/components/Steps',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  Term: '@site/src/components/Term',
  Until: '@site/src/components/Until',
};

/**
 * Remark plugin that imports the components a page uses, so that writers need no import and pages load
 * only what they use.
 */
export default function componentImports(): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    const own = new Set<string>();
    visit(tree, (node: Nodes) => {
      if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
        used.add(node.name ?? '');
      } else if (node.type === 'mdxjsEsm') {
        declaredNames(node).forEach((name) => own.add(name));
      }
    });
    const imports = Object.entries(componentModules)
      .filter(([name]) => used.has(name) && !own.has(name))
      .map(([name, module]) => importOf(name, module));
    tree.children.unshift(...imports);
  };
}

/** Names that the page itself imports or declares. */
function declaredNames({data}: MdxjsEsm): string[] {
  const visitors = createVisitors();
  if (data?.estree) {
    visitCode(data.estree, visitors);
  }
  return visitors.scopes[0].defined;
}

function importOf(name: string, module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: module},
            attributes: [],
          },
        ],
      },
    },
  };
}
