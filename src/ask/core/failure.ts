/** Why a model gave no answer, or only a part of one, as far as readers can do something about it. */
export type Failure =
  /** No program listens at the address. */
  | {kind: 'unreachable'}
  /** A program listens there, but does not let this site read what it says. */
  | {kind: 'origin-forbidden'}
  /** The browser keeps this site from addresses on the computer. */
  | {kind: 'browser-forbids'; how: 'permission' | 'mixed-content'}
  | {kind: 'model-missing'}
  /** The server loads no model by itself, and nobody has loaded this one. */
  | {kind: 'model-not-loaded'}
  /** The server is still loading the model. */
  | {kind: 'loading'}
  | {kind: 'out-of-memory'}
  /** The question and its passages are longer than the context that the server has set. */
  | {kind: 'context-too-small'; context?: number}
  /** The connection ended in the middle of an answer. */
  | {kind: 'interrupted'}
  /** The server asks for a key, and Ask sends none. */
  | {kind: 'key-wanted'}
  /** What answers there is no server for language models. */
  | {kind: 'not-an-api'}
  /** Any other refusal, in the words of the server. */
  | {kind: 'refused'; status: number; message: string};

/** A failure of a model or its server. */
export class AskError extends Error {
  override name = 'AskError';

  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

/** How much of a server's own message is shown. */
const longestMessage = 300;

// The end of a process alone does not tell that the memory is full.
const outOfMemory =
  /more system memory|out[ _-]?of[ _-]?(?:device[ _-]?)?memory|(?:not enough|insufficient) (?:memory|system resources)|(?:failed|unable) to allocate|allocation failed|malloc failed/i;
const contextTooSmall =
  /exceed_context_size|context_length_exceeded|(?:exceed|larger|longer|greater)[^.]*context|context[^.]*(?:exceed|overflow|too small)|n_keep[^.]*n_ctx/i;
/** The size of the context, as llama.cpp and LM Studio write it. */
const contextSize = /(?:n_ctx"?\s*[:(]|context length of only)\s*(?<tokens>\d+)/;
// Not "error loading model", which is the opposite.
const stillLoading = /"loading model"|server loading model|model is loading|still loading/i;
const notLoaded =
  /no models? (?:is |are )?loaded|model (?:\S+ )?(?:is |was )?(?:not loaded|unloaded)/i;
const modelMissing =
  /model_not_found|model (?:\S+ )?(?:was )?not found|model (?:\S+ )?does not exist|try pulling/i;

/**
 * Classifies what a server says went wrong. llama.cpp, Ollama and LM Studio use the same few statuses
 * for different things, so their wording decides first.
 *
 * @param body the response, or an event of the stream
 */
export function failureOfResponse(status: number, body: string): Failure {
  const message = messageIn(body);
  if (contextTooSmall.test(body)) {
    const context = contextSize.exec(body)?.groups?.tokens;
    return {kind: 'context-too-small', ...(context && {context: Number(context)})};
  }
  if (outOfMemory.test(body)) {
    return {kind: 'out-of-memory'};
  }
  // Ollama also sends 503 when it has too many requests, and says so.
  if (stillLoading.test(body) || (status === 503 && message === undefined)) {
    return {kind: 'loading'};
  }
  if (notLoaded.test(body)) {
    return {kind: 'model-not-loaded'};
  }
  if (modelMissing.test(body)) {
    return {kind: 'model-missing'};
  }
  if (status === 401 || status === 403) {
    return {kind: 'key-wanted'};
  }
  if (message === undefined) {
    return {kind: 'not-an-api'};
  }
  return {kind: 'refused', status, message: message.slice(0, longestMessage)};
}

/** Returns the message of an error in the format of OpenAI, or in that of Ollama's own API. */
function messageIn(body: string): string | undefined {
  const value = parsed(body);
  const error = isObject(value) ? value.error : undefined;
  const message = isObject(error) ? error.message : error;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value of unknown origin is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
