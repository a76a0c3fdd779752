import type {Root} from 'postcss';

/** The sides of a page that is written from left to right, in lines from top to bottom. */
const sides: Record<string, string> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

const size = /^((?:min-|max-)?)(inline|block)-size$/;
const side = /(?:inset-)?((?:block|inline)-(?:start|end))/;

/**
 * Writes properties of a side or a size by their physical names, as the theme's own sheets do: one
 * vocabulary is shorter than two, and a rule that replaces another one can be told.
 *
 * @param root a style sheet of a site that is written from left to right alone; it is changed
 */
export function withPhysicalNames(root: Root): void {
  root.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--')) {
      declaration.prop = physicalName(declaration.prop);
    }
  });
}

function physicalName(property: string): string {
  return property
    .replace(size, (_, limit: string, axis: string) =>
      limit.concat(axis === 'inline' ? 'width' : 'height'),
    )
    .replace(side, (_, name: string) => sides[name] ?? name);
}
