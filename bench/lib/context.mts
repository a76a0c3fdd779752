import type {Browser} from '@playwright/test';
import type {Selectors} from './options.mjs';
import type {MeasuredPage} from './pages.mjs';
import type {SiteServer} from './serve.mjs';
import type {Progress} from './types.mjs';

/** What the sections of a benchmark share. */
export interface BenchContext {
  browser: Browser;
  /** This site, and those that it is compared with. */
  servers: readonly SiteServer[];
  pages: readonly MeasuredPage[];
  runs: number;
  selectors: Selectors;
  progress: Progress;
}
