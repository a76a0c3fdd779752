import {firstViewBudgets} from '../../src/config/budgets';

/** A page to measure. */
export interface MeasuredPage {
  kind: string;
  path: string;
}

/** A path that no site has. */
export const missingPath = '/no-such-page';

/** One page of each kind of this site, and a missing page. */
export const pagesOfThisSite: readonly MeasuredPage[] = firstViewBudgets.map(({kind, path}) => ({
  kind,
  path: path === '/404.html' ? missingPath : path,
}));
