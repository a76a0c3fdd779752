import type {Insights} from '../algolia/insights';
import type {SearchConfig} from '../core/config';

let shared: Insights | undefined;

/**
 * What tells the search service which hits are seen and opened. Made once a visit, on first use;
 * its code is loaded then, too.
 *
 * @returns undefined unless the site is configured for it
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
    // A reader whose browser does not load it misses nothing.
    loading.then(apply, () => undefined);
  };
  return {
    viewed: (shown) => tell((insights) => insights.viewed(shown)),
    clicked: (opened) => tell((insights) => insights.clicked(opened)),
    selected: (opened) => tell((insights) => insights.selected(opened)),
  };
}
