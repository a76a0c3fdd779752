import type {ReactNode} from 'react';

/** Mock of @docusaurus/Translate without translations. */
export default function Translate({children}: {children: ReactNode}): ReactNode {
  return children;
}

/** Mock of Docusaurus's function without translations. */
export function translate({message}: {message: string}): string {
  return message;
}
