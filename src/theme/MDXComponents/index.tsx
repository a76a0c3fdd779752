import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../../components/ScrollableTable';

/**
 * The theme's components for Markdown (theme-classic 3.9.2), with tables that can be scrolled by
 * keyboard and our code blocks. The components for writers are loaded with the pages that use them
 * (src/content/remark/component-imports).
 */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeBlock,
};
