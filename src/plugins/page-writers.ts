import type {Plugin} from '@docusaurus/types';

const writing: Promise<void>[] = [];

type PostBuild = NonNullable<Plugin['postBuild']>;

/**
 * Marks the `postBuild` of a plugin that writes or changes pages. Docusaurus runs that step of all
 * plugins at once, and some need the pages as readers get them (see `pagesWritten`).
 */
export function writesPages(postBuild: PostBuild): PostBuild {
  return (props) => {
    const done = Promise.resolve(postBuild(props));
    writing.push(done);
    return done;
  };
}

/** Settles when the marked plugins have written their pages; rejects when one of them failed. */
export async function pagesWritten(): Promise<void> {
  // Every plugin has begun by the next turn, in whichever order the configuration names them.
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(writing.splice(0));
}
