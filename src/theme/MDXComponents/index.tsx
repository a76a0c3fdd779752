import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../../components/ScrollableTable';

/**
 * The theme's components for Markdown (theme-classic 3.9.2), with tables that scroll by keyboard and
 * our blocks of code. The components for writers come with the pages that use them
 * (src/content/remark/component-imports).
 */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeBlock,
};
