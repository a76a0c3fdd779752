import type {SearchRecord} from '../../../src/search/core/record';
import type {Problem} from '../lib/problem';
import type {BuiltSite} from '../lib/site';
import {targetProblem} from './links';

/** The part of a search record that determines its target. */
type RecordTarget = Pick<SearchRecord, 'objectID' | 'url' | 'anchor'>;

/** Finds search records whose page or anchor was not built. */
export function recordProblems(records: readonly RecordTarget[], site: BuiltSite): Problem[] {
  return records.flatMap(({objectID, url, anchor}) => {
    const file = `search record "${objectID}"`;
    const named = decodeURIComponent(url.split('#')[1] ?? '');
    const message = targetProblem(site, url);
    return [
      ...(message === undefined ? [] : [{file, message: `link to "${url}" ${message}`}]),
      ...(named === anchor
        ? []
        : [
            {
              file,
              message: `has the anchor "${anchor}", but its address is "${url}"; make them match`,
            },
          ]),
    ];
  });
}

/** Finds pages without search records. */
export function missingRecordProblems(
  routes: readonly string[],
  records: readonly RecordTarget[],
): Problem[] {
  const found = new Set(records.map(({url}) => url.split('#')[0]));
  return routes
    .filter((route) => !found.has(route))
    .map((route) => ({
      file: route,
      message:
        'has no search record, so no reader finds it; see src/search/build for what makes one',
    }));
}
