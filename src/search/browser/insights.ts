import type {Insights} from '../algolia/insights';
import type {SearchConfig} from '../core/config';

let shared: Insights | undefined;

/**
 * Returns the client that reports to the search service which hits are seen and opened. It is
 * created, and its code loaded, on first use.
 *
 * @returns undefined if the site is not configured for it
 */
export default function getInsights(config: SearchConfig): Insights | undefined {
  if (config.engine !== 'algolia' || !config.insights) {
    return undefined;
  }
  shared ??= forwardTo(
    import('../algolia/sendInsights').then(({createAlgoliaInsights}) =>
      createAlgoliaInsights(config),
    ),
  );
  return shared;
}

function forwardTo(loading: Promise<Insights>): Insights {
  const tell = (apply: (insights: Insights) => void) => {
    // If it fails to load, readers do not miss anything.
    loading.then(apply, () => undefined);
  };
  return {
    viewed: (shown) => tell((insights) => insights.viewed(shown)),
    clicked: (opened) => tell((insights) => insights.clicked(opened)),
    selected: (opened) => tell((insights) => insights.selected(opened)),
  };
}
