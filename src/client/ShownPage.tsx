import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * The page at a location, whose code is there (PageRouter). Takes the place of Docusaurus 3.9.2's
 * `PendingNavigation`, which waits for it.
 */
export default function ShownPage({location, children}: Props): ReactNode {
  const [step, setStep] = useState<{from: Location | null; to: Location}>({
    from: null,
    to: location,
  });
  if (step.to !== location) {
    setStep({from: step.to, to: location});
  }
  return (
    <ClientLifecyclesDispatcher previousLocation={step.from} location={step.to}>
      <Route location={step.to} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
