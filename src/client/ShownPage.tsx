import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Action, Location} from 'history';
import {useMemo, useState, type ReactNode} from 'react';
import {Route, useHistory} from 'react-router-dom';
import {returnToPlace} from './places';
import {withReadableHash} from './readableHash';

interface Props {
  location: Location;
  children: ReactNode;
}

interface Step {
  /** Null at first. */
  from: Location | null;
  to: Location;
  action: Action;
}

/**
 * The page at a location, whose code is there (PageRouter). Takes the place of Docusaurus 3.9.2's
 * `PendingNavigation`, which waits for it.
 */
export default function ShownPage({location, children}: Props): ReactNode {
  const {action} = useHistory();
  const [step, setStep] = useState<Step>({from: null, to: location, action});
  if (step.to !== location) {
    setStep({from: step.to, to: location, action});
  }

  // After the dispatcher's own effect, which takes the reader to where the page begins. On a page that
  // stays, a link to a section looks like a step back; and the browser has found its place.
  useIsomorphicLayoutEffect(() => {
    const {from: left, to: reached, action: taken} = step;
    if (left && left.pathname !== reached.pathname && taken === 'POP') {
      returnToPlace(reached);
    }
  }, [step]);

  const from = useMemo(() => step.from && withReadableHash(step.from), [step.from]);
  const to = useMemo(() => withReadableHash(step.to), [step.to]);
  return (
    <ClientLifecyclesDispatcher previousLocation={from} location={to}>
      <Route location={step.to} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
