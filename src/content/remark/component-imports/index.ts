import {createVisitors} from 'estree-util-scope';
import {visit as visitCode} from 'estree-util-visit';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {components} from '../../../components/registry';

type MdxjsEsm = Extract<Nodes, {type: 'mdxjsEsm'}>;

/**
 * Remark plugin that imports the components that a page uses, so that writers need no import lines
 * and pages load only the components they show.
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
    const imports = components.flatMap(({name, module}) =>
      module !== undefined && used.has(name) && !own.has(name) ? [importOf(name, module)] : [],
    );
    tree.children.unshift(...imports);
  };
}

/** Returns the names that the code of a page imports or declares at the top level. */
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
