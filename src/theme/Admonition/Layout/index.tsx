import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Layout';
import Layout from '@theme-original/Admonition/Layout';
import {isValidElement, type ReactNode} from 'react';

/**
 * A box such as a warning. Wraps the theme's (theme-classic 3.9.2), where nothing but the color and an
 * icon without a name tell its kind if it has a title of its own.
 */
export default function NamedAdmonitionLayout(props: Props): ReactNode {
  const {icon, title, type} = props;
  const kind = nameOf(type);
  // Without a title of its own, the theme writes the kind there.
  const isTitled = !isValidElement(title) || title.type !== Translate;
  const named = icon && (
    <span {...(kind && isTitled ? {role: 'img', 'aria-label': kind} : {'aria-hidden': true})}>
      {icon}
    </span>
  );
  return <Layout {...props} icon={named} />;
}

/** Returns the name of a kind of boxes; undefined for one that the theme does not have. */
function nameOf(type: string): string | undefined {
  switch (type) {
    case 'danger':
      return translate({
        id: 'theme.admonition.danger',
        message: 'danger',
        description: 'The default label used for the Danger admonition (:::danger)',
      });
    case 'warning':
      return translate({
        id: 'theme.admonition.warning',
        message: 'warning',
        description: 'The default label used for the Warning admonition (:::warning)',
      });
    case 'note':
      return translate({
        id: 'theme.admonition.note',
        message: 'note',
        description: 'The default label used for the Note admonition (:::note)',
      });
    case 'info':
      return translate({
        id: 'theme.admonition.info',
        message: 'info',
        description: 'The default label used for the Info admonition (:::info)',
      });
    case 'tip':
      return translate({
        id: 'theme.admonition.tip',
        message: 'tip',
        description: 'The default label used for the Tip admonition (:::tip)',
      });
    default:
      return undefined;
  }
}
