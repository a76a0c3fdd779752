/** What a number counts; it decides how the number is written. */
export type Unit = 'bytes' | 'ms' | 'seconds' | 'count' | 'score' | 'shift' | 'megabytes';

/** A column of a table. */
export interface Metric {
  key: string;
  title: string;
  unit: Unit;
}

/** A figure, or why there is none, as the rest of a sentence that begins with "n/a: ". */
export type Value = number | {reason: string};

/** A row of a table: what was measured of one site. */
export interface Measurement {
  /** For example the kind of page. */
  label: string;
  site: string;
  /** By key of the metric. */
  values: Record<string, Value>;
}

/** One table of a report. */
export interface Section {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  /** What a row is. */
  subject: string;
  metrics: readonly Metric[];
  rows: readonly Measurement[];
}

/** Tells how far a section is. */
export interface Progress {
  /** Begins a part of so many steps. */
  start: (name: string, steps: number) => void;
  /** Ends a step. */
  step: (detail: string) => void;
  stop: () => void;
}

/** A table cannot be made, for a reason that the user can mend; the message says how. */
export class UsageError extends Error {}
