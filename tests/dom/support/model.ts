import {eventsOf, modelsOf} from '../../fixtures/model-server/shapes';

/** What a model gets with a question. */
export interface AskedBody {
  model: string;
  messages: {role: string; content: string}[];
}

/** A server for language models that a test steers. */
export function createModel(models: string[] = ['tiny']) {
  const asked: AskedBody[] = [];
  let answer = (signal: AbortSignal | null | undefined): Promise<Response> | Response => {
    void signal;
    return streamOf('Hello.');
  };
  return {
    asked,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    /** For `visit`. */
    model: async (url: string, {body, signal}: RequestInit): Promise<Response> => {
      if (!url.startsWith('http://127.0.0.1:8080/')) {
        throw new TypeError('Failed to fetch');
      }
      if (url.endsWith('/models')) {
        return Response.json(modelsOf('llama.cpp', models));
      }
      asked.push(JSON.parse(body as string) as AskedBody);
      return answer(signal);
    },
  };
}

/** A whole answer. */
export function streamOf(...pieces: string[]): Response {
  return responseOf(new Blob([eventsOf('Ollama', pieces)]).stream());
}

/** The beginning of an answer, which ends when the reader stops it. */
export function endlessStream(text: string, signal: AbortSignal | null | undefined): Response {
  return responseOf(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(eventsOf('Ollama', [text], false)));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );
}

function responseOf(body: ReadableStream): Response {
  return new Response(body, {headers: {'Content-Type': 'text/event-stream'}});
}
