import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {components} from '../../../components/registry';

type MdxjsEsm = Extract<Nodes, {type: 'mdxjsEsm'}>;

/**
 * Remark plugin that imports the components that a page uses, so that writers need no import lines
 * and pages load only the components they show. A page that declares one of their names itself does not
 * compile.
 */
export default function componentImports(): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    visit(tree, (node: Nodes) => {
      if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
        used.add(node.name ?? '');
      }
    });
    const imports = components.flatMap(({name, module}) =>
      module !== undefined && used.has(name) ? [importOf(name, module)] : [],
    );
    tree.children.unshift(...imports);
  };
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
