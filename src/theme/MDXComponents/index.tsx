import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../../components/ScrollableTable';

/** The theme's components for Markdown (theme-classic 3.9.2), with tables that scroll by keyboard. */
export default {...MDXComponents, table: ScrollableTable};
