import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** The number of tests to list. */
const count = 20;

/** Prints the slowest tests of a run. */
export default class SlowestTests implements Reporter {
  readonly #times: {name: string; milliseconds: number}[] = [];

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    // The titles of the run and of the project are empty.
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
