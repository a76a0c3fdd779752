export type Unit = 'bytes' | 'ms' | 'seconds' | 'count' | 'score' | 'shift' | 'megabytes';

/** A column of a table. */
export interface Metric {
  key: string;
  title: string;
  unit: Unit;
}

/** A number, or the reason why it is missing. */
export type Value = number | {reason: string};

/** A row of a table: the values of one site. */
export interface Measurement {
  /** For example the kind of page. */
  label: string;
  site: string;
  /** By key of the metric. */
  values: Record<string, Value>;
  /** The range of the runs of which the value is the median, by key of the metric. */
  ranges?: Partial<Record<string, Range>>;
}

/** The smallest and the largest of several values. */
export interface Range {
  min: number;
  max: number;
}

/** One table of a report. */
export interface Section {
  title: string;
  /** How it was measured. */
  method: string;
  /** The header of the first column. */
  subject: string;
  metrics: readonly Metric[];
  rows: readonly Measurement[];
}

/** A site to measure. */
export interface BuiltSite {
  /** In the tables. */
  name: string;
  /** The folder of its index.html. */
  folder: string;
}

export interface Progress {
  start: (name: string, steps: number) => void;
  step: (detail: string) => void;
  stop: () => void;
}

/** An error that the user can fix; the message says how. */
export class UsageError extends Error {}
