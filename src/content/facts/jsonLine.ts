import {isNode, LineCounter, parseDocument} from 'yaml';

/** Returns the line of a place in JSON, which is YAML as well; of what is around it if it is missing. */
export function jsonLine(text: string, path: readonly PropertyKey[]): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const node = [...path.keys(), path.length]
    .reverse()
    .map((length) => document.getIn(path.slice(0, length), true))
    .find(isNode);
  return lineCounter.linePos(node?.range?.[0] ?? 0).line;
}
