import {createParser} from 'eventsource-parser';
import {AskError, failureOfResponse, isObject} from './failure';
import {request, type Surroundings} from './reach';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A model and the server that runs it. */
export interface Model {
  endpoint: string;
  model: string;
}

interface ChatOptions extends Model {
  messages: readonly ChatMessage[];
  /** The maximum length of the answer, in tokens. */
  maxTokens: number;
  signal: AbortSignal;
  around: Surroundings;
  /** Receives each piece of the answer. */
  onText: (text: string) => void;
}

/** How an answer ended: by itself, or because it was as long as allowed. */
export type Ending = 'complete' | 'length';

/**
 * Asks a model over the chat API that OpenAI has and local servers share, and reads its answer as it is
 * written.
 *
 * @throws AskError if there is no answer, or only a part of one; an abort is passed on
 */
export async function streamChat(options: ChatOptions): Promise<Ending> {
  const {endpoint, model, messages, maxTokens, signal, around, onText} = options;
  const response = await request(
    endpoint,
    '/chat/completions',
    {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        max_tokens: maxTokens,
        // Passages are to be repeated, not varied.
        temperature: 0.2,
      }),
      signal,
    },
    around,
  );
  if (!response.ok) {
    throw new AskError(failureOfResponse(response.status, await response.text()));
  }
  if (!response.body || !response.headers.get('content-type')?.includes('text/event-stream')) {
    throw new AskError({kind: 'not-an-api'});
  }
  return readStream(response.body, onText, signal);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Ending> {
  let ending: Ending | undefined;
  let isDone = false;
  const parser = createParser({
    onEvent({data}) {
      if (data === '[DONE]') {
        isDone = true;
      } else if (!isDone) {
        const piece = pieceOf(data);
        ending = piece.ending ?? ending;
        if (piece.text !== '') {
          onText(piece.text);
        }
      }
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    while (!isDone) {
      const {done, value} = await reader.read();
      if (done) {
        break;
      }
      parser.feed(decoder.decode(value, {stream: true}));
    }
  } catch (error) {
    if (error instanceof AskError || signal.aborted) {
      throw error;
    }
    throw new AskError({kind: 'interrupted'});
  } finally {
    // The server stops writing when nobody reads.
    reader.cancel().catch(() => undefined);
  }
  // Servers that send no reason at the end still say that it is the end.
  if (ending === undefined && !isDone) {
    throw new AskError({kind: 'interrupted'});
  }
  return ending ?? 'complete';
}

/**
 * Reads one event. llama.cpp begins with an empty message, and writes what a model thinks into a
 * field of its own, which is left out; Ollama repeats the role in each. Either may send an error in
 * the middle.
 */
function pieceOf(data: string): {text: string; ending?: Ending} {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    throw new AskError({kind: 'not-an-api'});
  }
  if (!isObject(event)) {
    return {text: ''};
  }
  if (event.error !== undefined) {
    throw new AskError(failureOfResponse(500, data));
  }
  const choice: unknown = Array.isArray(event.choices) ? event.choices[0] : undefined;
  if (!isObject(choice)) {
    return {text: ''};
  }
  const {delta, finish_reason: reason} = choice;
  const content = isObject(delta) ? delta.content : undefined;
  return {
    text: typeof content === 'string' ? content : '',
    ...(typeof reason === 'string' && {ending: reason === 'length' ? 'length' : 'complete'}),
  };
}
