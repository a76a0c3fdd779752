import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** How many tests are named. */
const count = 20;

/** Prints the slowest tests after a run, the slowest one first. */
export default class SlowestTests implements Reporter {
  readonly #times: {name: string; milliseconds: number}[] = [];

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    // The first two titles are those of the run and of the browser, which are empty here.
    this.#times.push({name: test.titlePath().slice(2).join(' › '), milliseconds: duration});
  }

  onEnd(): void {
    const lines = this.#times
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, count)
      .map(({name, milliseconds}) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
    console.log(`\nThe slowest of ${this.#times.length} tests:\n${lines.join('\n')}`);
  }
}
