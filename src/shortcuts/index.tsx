import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {FailureNotice, LoadingNotice, showNotice} from '../navigation/notices';
import {loadHandlingFailure} from '../upstream/chunk-failures';
import shortcutOf from './shortcutOf';

// Readers who press ? see which keys there are. The list is loaded when somebody asks for it.

/** After so many milliseconds the wait is put into words. */
const loadingDelay = 400;

let isLoading = false;

async function show(): Promise<void> {
  if (isLoading) {
    return;
  }
  isLoading = true;
  const timer = setTimeout(() => showNotice(<LoadingNotice />), loadingDelay);
  try {
    const {showShortcuts} = await loadHandlingFailure(() => import('./dialog'));
    showNotice(null);
    showShortcuts();
  } catch (error) {
    showNotice(<FailureNotice error={error as Error} onRetry={() => void show()} />);
  } finally {
    clearTimeout(timer);
    isLoading = false;
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const isAsked = shortcutOf(event) === 'show-shortcuts' && !event.repeat;
  // Something else that is open has keys of its own, and shows them.
  if (isAsked && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    void show();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // After listeners of the document, which take a key that means something else to them.
  window.addEventListener('keydown', onKeyDown);
}
