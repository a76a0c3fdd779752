import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Node} from 'yaml';
import type {Problem} from '../lib/problem';

/** An action of another repository, pinned to a commit. */
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** Text from others. As part of a script, the title of a pull request would be executed. */
const foreign =
  /\$\{\{[^}]*\b(?:github\.head_ref|github\.event\.(?:pull_request|issue|comment|review|discussion|head_commit|commits)\b|inputs\.|env\.)[^}]*\}\}/;

/**
 * Finds what in a GitHub workflow would let others run code with our permissions: actions that are not
 * pinned, broad permissions, jobs without a timeout, and text from others in a script.
 *
 * @param file path from the root of the repository
 */
export function workflowProblems(file: string, text: string): Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const problems: Problem[] = [];
  const add = (node: Node | undefined, message: string) =>
    problems.push({file, line: node?.range ? lines.linePos(node.range[0]).line : 1, message});

  if (document.errors[0]) {
    const {message, pos} = document.errors[0];
    return [{file, line: lines.linePos(pos[0]).line, message: `is not valid YAML: ${message}`}];
  }
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') {
        return;
      }
      if (key.value === 'uses' && !value.value.startsWith('./')) {
        if (!pinned.test(value.value)) {
          add(value, `uses ${value.value}; name the commit by its 40 digits`);
        } else if (!/^ v\d+\.\d+\.\d+$/.test(value.comment ?? '')) {
          add(value, `uses ${value.value}; add its version as a comment, such as "# v1.2.3"`);
        }
      }
      if (key.value === 'run' && foreign.test(value.value)) {
        add(value, 'runs text from others; pass it by env, and quote the variable');
      }
    },
  });
  const permissions = document.get('permissions', true);
  if (!isMap(permissions) || permissions.items.some(({value}) => !isReading(value))) {
    add(
      isMap(permissions) ? permissions : undefined,
      'must give "permissions: {contents: read}" or less to all jobs; give more to a single job',
    );
  }
  const triggers = document.get('on', true);
  const names = isMap(triggers)
    ? triggers.items.map(({key}) => key)
    : isSeq(triggers)
      ? triggers.items
      : [triggers];
  if (names.some((name) => isScalar(name) && name.value === 'pull_request_target')) {
    add(
      isMap(triggers) ? triggers : undefined,
      'runs on pull_request_target, with permissions that a pull request must not have; use pull_request',
    );
  }
  const jobs = document.get('jobs', true);
  for (const {key, value} of isMap(jobs) ? jobs.items : []) {
    if (isMap(value) && !value.has('timeout-minutes')) {
      add(
        value,
        `gives job ${isScalar(key) ? String(key.value) : ''} no timeout-minutes; add them`,
      );
    }
  }
  return problems;
}

const isReading = (value: unknown) =>
  isScalar(value) && (value.value === 'read' || value.value === 'none');
