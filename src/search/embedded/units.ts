// cspell:words kmgt
/** A number with its unit behind it, as people type it. */
const measures = /\b(\d+)([kmg]?hz|fps|[kmgt]i?b)\b/gi;

/** Puts a space between a number and its unit, as pages do: "144 Hz" for "144hz". */
export function splitUnits(query: string): string {
  return query.replace(measures, '$1 $2');
}
