import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../../components/ScrollableTable';
import BelowFirstScreen from '../../navigation/BelowFirstScreen';

/**
 * The theme's components for Markdown (theme-classic 3.9.2), with tables that can be scrolled by
 * keyboard and our code blocks. Code without a fence is always inline here, even if it has elements in
 * it (src/content/remark/nowrap). BelowFirstScreen is put around blocks by a plugin
 * (src/content/remark/first-screen). The components for writers are loaded with the pages that use them
 * (src/content/remark/component-imports).
 */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  code: CodeInline,
  CodeBlock,
  BelowFirstScreen,
};
