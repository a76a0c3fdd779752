import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

/**
 * The button of the table of contents on phones. The theme's (3.9.2) does not announce its state.
 */
export default function ExpandableButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
