import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';
import type {ReactNode} from 'react';
import {textOf} from '../../components/markdown';

/**
 * A heading. Wraps the theme's (theme-classic 3.9.2), which puts the link to the section into the
 * heading. To screen readers, the heading would be named after both its text and the link.
 */
export default function HeadingWithOneName(props: Props): ReactNode {
  // The headings that get a link.
  const isLinked = props.as !== 'h1' && props.id;
  return <Heading {...props} aria-label={isLinked ? textOf(props.children) : undefined} />;
}
