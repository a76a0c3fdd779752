import type {Browser} from '@playwright/test';
import type {Selectors} from './options.mjs';
import type {MeasuredPage} from './pages.mjs';
import type {SiteServer} from './serve.mjs';
import type {Progress} from './types.mjs';

/** What the sections of a benchmark measure with. */
export interface BenchContext {
  browser: Browser;
  /** This site, and the one that it is compared with. */
  servers: readonly SiteServer[];
  pages: readonly MeasuredPage[];
  runs: number;
  selectors: Selectors;
  progress: Progress;
}
