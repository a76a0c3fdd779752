import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import Failure from '../navigation/Failure';
import {LoadingNotice, showNotice} from '../navigation/notices';
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
  const timer = setTimeout(
    () =>
      showNotice(
        <LoadingNotice>
          <Translate
            id="shortcuts.loading"
            description="What a reader is told while the list of keyboard shortcuts loads"
          >
            Loading the keyboard shortcuts…
          </Translate>
        </LoadingNotice>,
      ),
    loadingDelay,
  );
  try {
    const {showShortcuts} = await loadHandlingFailure(() => import('./dialog'));
    showNotice(null);
    showShortcuts();
  } catch {
    showNotice(<LoadFailure />);
  } finally {
    clearTimeout(timer);
    isLoading = false;
  }
}

function LoadFailure() {
  return (
    <Failure
      title={
        <Translate
          id="shortcuts.failure.title"
          description="Shown when a reader asks for the keyboard shortcuts and their list fails to load"
        >
          The keyboard shortcuts did not load.
        </Translate>
      }
      onRetry={() => void show()}
    >
      <Translate
        id="shortcuts.failure.text"
        description="What a reader can do when the list of keyboard shortcuts fails to load"
      >
        Check your network connection, or reload the page.
      </Translate>
    </Failure>
  );
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
  window.addEventListener('keydown', onKeyDown);
}
