import type {PrismTheme} from 'prism-react-renderer';

/** Languages beyond those of prism-react-renderer that pages use in code fences. */
export const languages = ['bash', 'docker', 'ini', 'diff', 'json'];

/** Token colours are custom properties (tokens.css), so one theme serves light and dark. */
const theme: PrismTheme = {
  plain: {color: 'var(--aurora-code-text)', backgroundColor: 'var(--aurora-code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--aurora-code-comment)'}},
    {
      types: ['string', 'attr-value', 'inserted', 'url'],
      style: {color: 'var(--aurora-code-string)'},
    },
    {
      types: ['keyword', 'builtin', 'function', 'tag', 'selector', 'section-name'],
      style: {color: 'var(--aurora-code-keyword)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'variable', 'parameter', 'symbol'],
      style: {color: 'var(--aurora-code-value)'},
    },
    {
      types: ['property', 'key', 'attr-name', 'class-name'],
      style: {color: 'var(--aurora-code-key)'},
    },
    {types: ['deleted'], style: {color: 'var(--aurora-code-deleted)'}},
    {types: ['operator', 'punctuation'], style: {color: 'var(--aurora-code-comment)'}},
  ],
};

/** What themeConfig.prism needs. */
export const codeThemes = {theme, darkTheme: theme};
