import {parseDocument} from 'yaml';
import {headingsById} from '../markdown/heading-ids';
import type {ParsedMarkdown} from '../markdown/parse';

/** A waypoint that the page does not have. */
export interface WaypointProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to do, without the location and the final period. */
  message: string;
}

/** Finds ids in the `waypoints` of the front matter that no heading of the page has. */
export function waypointProblems({tree}: ParsedMarkdown): WaypointProblem[] {
  const [frontMatter] = tree.children;
  if (frontMatter?.type !== 'yaml') {
    return [];
  }
  const {waypoints} = (parseDocument(frontMatter.value).toJS() ?? {}) as {waypoints?: unknown};
  const headings = headingsById(tree);
  return (Array.isArray(waypoints) ? waypoints.map(String) : [])
    .filter((id) => !headings.has(id))
    .map((id) => ({
      line: frontMatter.value.split('\n').findIndex((line) => line.includes(id)) + 2,
      message: `waypoint "${id}" is no heading of this page; write one of ${[...headings.keys()].join(', ')}`,
    }));
}
