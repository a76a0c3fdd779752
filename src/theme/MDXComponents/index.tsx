import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import Badge from '../../components/Badge';
import BeforeAfter from '../../components/BeforeAfter';
import Cards from '../../components/Cards';
import Figure from '../../components/Figure';
import FileTree from '../../components/FileTree';
import Filter from '../../components/Filter';
import Kbd from '../../components/Kbd';
import ScrollableTable from '../../components/ScrollableTable';
import Steps from '../../components/Steps';
import Term from '../../components/Term';

/**
 * The theme's components for Markdown (theme-classic 3.9.2), with tables that scroll by keyboard and
 * the components for writers, which need no import. The rules for those are in
 * src/plugins/content-check/components.ts, the way to use them is on /guides/example.
 */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  Badge,
  BeforeAfter,
  Cards,
  CodeBlock,
  Figure,
  FileTree,
  Filter,
  Kbd,
  Steps,
  TabItem,
  Tabs,
  Term,
};
