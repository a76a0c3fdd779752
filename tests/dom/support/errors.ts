import {afterEach, beforeEach, expect, vi} from 'vitest';

let errors: string[];
let tolerated: RegExp | undefined;

/** Names the errors that the current test causes. */
export function tolerate(pattern: RegExp): void {
  tolerated = pattern;
}

/** Fails each test in which the page or React reports errors. */
export function failOnErrors(): void {
  beforeEach(() => {
    errors = [];
    tolerated = undefined;
    for (const report of ['error', 'warn'] as const) {
      vi.spyOn(console, report).mockImplementation((...values: unknown[]) => {
        const text = values.join(' ');
        if (!tolerated?.test(text)) {
          errors.push(text);
        }
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(errors, 'errors in the console').toEqual([]);
  });
}
