import CodeInline from '@theme-original/CodeInline';
import type {ComponentProps, ReactNode} from 'react';

/** Code in text. Wraps the theme's, since the translators of browsers would translate commands. */
export default function UntranslatedCodeInline(
  props: ComponentProps<typeof CodeInline>,
): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
