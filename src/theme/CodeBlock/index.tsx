import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import type {ReactNode} from 'react';
import Terminal from '../../components/Terminal';

/** The theme's code block (theme-classic 3.9.2); a fence of language `console` is a terminal. */
export default function CodeBlockOrTerminal(props: Props): ReactNode {
  const {children, className, metastring} = props;
  const isConsole = className?.split(' ').includes('language-console');
  if (!isConsole || typeof children !== 'string') {
    return <CodeBlock {...props} />;
  }
  return (
    <Terminal className={className} metastring={metastring}>
      {children}
    </Terminal>
  );
}
