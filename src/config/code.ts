import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colors that Docusaurus hands to prism-react-renderer: none. Code is highlighted when the site is
 * built (src/content/remark/code-blocks), by the grammars of prismjs, which knows more languages. So
 * neither package is part of a page; src/upstream/excluded-modules keeps the theme's import out.
 */
export const prismTheme: PrismTheme = {plain: {}, styles: []};

/**
 * The color of each kind of token, by the types of Prism's grammars. The value is the end of a class
 * name: `string` is colored by `.code-string` in src/css/code-lines.css. Types without one stay as the
 * text.
 */
export const tokenColors: Readonly<Record<string, string>> = {
  ...byColor('comment', 'comment prolog cdata operator punctuation'),
  ...byColor('string', 'string attr-value inserted url'),
  ...byColor('keyword', 'keyword builtin function tag selector section-name'),
  ...byColor('value', 'number boolean constant variable parameter symbol'),
  ...byColor('key', 'property key attr-name class-name'),
  ...byColor('deleted', 'deleted'),
};

function byColor(color: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, color]));
}
