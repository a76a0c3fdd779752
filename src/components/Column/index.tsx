import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  children: ReactNode;
  className?: string;
}

/**
 * The column of a page without sidebar or table of contents, with the edges of the text of the
 * documentation.
 */
export default function Column({children, className}: Props): ReactNode {
  return (
    <div className="container padding-top--md padding-bottom--lg">
      <div className="row">
        <div className={clsx('col col--9', className)}>{children}</div>
      </div>
    </div>
  );
}
