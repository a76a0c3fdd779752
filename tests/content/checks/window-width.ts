import type {Problem} from '../lib/problem';

/** The state of Docusaurus 3.9.2 that says how wide the window is, and what makes it. */
const state = /(?<maker>[^,;={}]{1,40})\(\(\) ?=> ?"ssr"\)/g;

/**
 * Makers of the width of the window that are React's own, which has the whole page rendered in one
 * go as soon as it knows. Other modules lose their names in a script; those of React keep theirs.
 */
export function windowWidthProblems(file: string, script: string): Problem[] {
  return [...script.matchAll(state)].flatMap(({groups}) =>
    groups?.maker?.includes('.useState')
      ? [
          {
            file,
            message:
              'changes the width of the window at once; see src/plugins/unhurried-start, which makes it a transition',
          },
        ]
      : [],
  );
}

/** Whether a script knows how wide the window is. */
export function knowsWindowWidth(script: string): boolean {
  return script.search(state) >= 0;
}
