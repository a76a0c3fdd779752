import type {ReactNode} from 'react';
import useHydrated from '../../hooks/useHydrated';

/** Shows what needs JavaScript once the page is hydrated, without rendering what is around it again. */
export default function AfterHydration({children}: {children: () => ReactNode}): ReactNode {
  return useHydrated() && children();
}
