import type {Fact} from './fact';
import {changesSince} from './freshness';
import {mentionsIn} from './mentions';
import type {Page} from './pages';

/** Lists the pages that may be outdated, one per line, with what changed and what to do. */
export function outdatedLines(pages: readonly Page[], facts: readonly Fact[]): string[] {
  return pages.flatMap(({file, tree, checkedOn}) => {
    const changes = checkedOn === undefined ? [] : changesSince(checkedOn, mentionsIn(tree, facts));
    const what = changes.map(({label, on}) => `${label} changed on ${on}`).join(', ');
    return changes.length === 0
      ? []
      : [`${file}: ${what}; compare the page with it, then set its verified date.`];
  });
}
