/** The address of a file and why it did not load: what the bundler's runtime throws. */
export interface ChunkLoadError extends Error {
  /** The address of the file. */
  request: string;
}

export function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return reason instanceof Error && reason.name === 'ChunkLoadError' && 'request' in reason;
}

/** Loads the file of a chunk; rejects with a ChunkLoadError. */
export type LoadChunk = (id: number | string) => Promise<unknown>;

/** Files of the site's code that did not come, kept from those who asked for them. */
export interface ChunkFailures {
  /** Loads a chunk as before, but does not reject while failures are held. */
  load: LoadChunk;
  /** The failure that has waited longest; undefined when none waits. */
  first: () => ChunkLoadError | undefined;
  /** Tells all who asked. */
  release: () => void;
}

interface Options {
  load: LoadChunk;
  /** Whether a failure is held now, or told at once. */
  isHeld: () => boolean;
  /** Told of each failure that is held. */
  onHeld: () => void;
}

/**
 * Holds failures back. Docusaurus reloads the page as soon as one of its files fails, and keeps a
 * failure for good; without a network, the reader would lose the page that they have.
 */
export function holdChunkFailures({load, isHeld, onHeld}: Options): ChunkFailures {
  const held = new Map<() => void, ChunkLoadError>();
  return {
    async load(id) {
      // Asked before the wait: who loads something says so only while it asks.
      const isOwn = answersItself;
      try {
        return await load(id);
      } catch (error) {
        if (!isOwn && isHeld() && isChunkLoadError(error)) {
          await new Promise<void>((resolve) => {
            held.set(resolve, error);
            onHeld();
          });
        }
        throw error;
      }
    },
    first: () => held.values().next().value,
    release() {
      const released = [...held.keys()];
      held.clear();
      released.forEach((tell) => tell());
    },
  };
}

let answersItself = false;

/**
 * Loads a part of the site that tells readers itself when it does not come: it is told of a failure
 * at once.
 *
 * @param load one that calls `import()` before it first waits
 */
export function loadOwn<Result>(load: () => Promise<Result>): Promise<Result> {
  answersItself = true;
  try {
    return load();
  } finally {
    answersItself = false;
  }
}
