/** The error of the bundler's runtime when a file of the site's code does not load. */
export interface ChunkLoadError extends Error {
  /** The address of the file. */
  request: string;
}

/** Whether a script or a style sheet of the site's code did not load. */
export function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  if (!(reason instanceof Error) || !('request' in reason)) {
    return false;
  }
  const isSheet = 'code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED';
  return isSheet || reason.name === 'ChunkLoadError';
}

/** Loads the file of a chunk; rejects with a ChunkLoadError. */
export type LoadChunk = (id: number | string) => Promise<unknown>;

/** Failures to load files of the site's code that are held back from the code that asked for them. */
export interface ChunkFailures {
  /** Wraps the loader so that it does not reject while failures are held back. */
  wrap: (load: LoadChunk) => LoadChunk;
  /** The failure that has been held back longest; undefined if there is none. */
  first: () => ChunkLoadError | undefined;
  /** Rejects the promises of everything that waits. */
  release: () => void;
}

interface Options {
  /** Whether a failure is held back now, or rejects at once. */
  isHeld: () => boolean;
  /** Called for each failure that is held back. */
  onHeld: () => void;
}

/**
 * Holds failures back. Docusaurus reloads as soon as one of its files fails, and remembers a failure;
 * without a connection, the reader would lose the page that they have.
 */
export function holdChunkFailures({isHeld, onHeld}: Options): ChunkFailures {
  const held = new Map<() => void, ChunkLoadError>();
  return {
    wrap: (load) => async (id) => {
      // Read before the wait: the flag is set only during the call.
      const isHandledByCaller = callerHandlesFailure;
      try {
        return await load(id);
      } catch (error) {
        if (!isHandledByCaller && isHeld() && isChunkLoadError(error)) {
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
      released.forEach((reject) => reject());
    },
  };
}

let callerHandlesFailure = false;

/**
 * Loads a part of the site whose caller handles failures, so that they are not held back.
 *
 * @param load calls `import()` before it first waits
 */
export function loadHandlingFailure<Result>(load: () => Promise<Result>): Promise<Result> {
  callerHandlesFailure = true;
  try {
    return load();
  } finally {
    callerHandlesFailure = false;
  }
}

/** The bundler's runtime, through which all code of the site is loaded. */
declare const __webpack_require__: {e: LoadChunk};

/** Has all code of the site loaded with failures held back. */
export function installChunkLoader({wrap}: ChunkFailures): void {
  __webpack_require__.e = wrap(__webpack_require__.e);
}
