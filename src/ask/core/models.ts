import type {LocalServer} from '../../config/ask';
import {AskError, failureOfResponse, isObject, type Failure} from './failure';
import {request, type Surroundings} from './reach';

/** What a server says about itself. */
export interface FoundServer extends LocalServer {
  /** The names of its models. */
  models: string[];
  /** Why it cannot be used, if so. */
  failure?: Failure;
}

/**
 * How long a server on the same computer has to answer, in milliseconds. A port where nobody listens
 * says so at once; the time is for readers whose browser asks them for permission first.
 */
const patience = 30_000;

/** Models that make no text. */
const otherModels = /embed|rerank|whisper|bge-|clip/i;

/**
 * Returns the names of the models that a server has.
 *
 * @throws AskError if it does not say
 */
export async function modelsOf(endpoint: string, around: Surroundings): Promise<string[]> {
  const signal = AbortSignal.timeout(patience);
  let response;
  try {
    response = await request(endpoint, '/models', {signal}, around);
  } catch (error) {
    throw error instanceof AskError ? error : new AskError({kind: 'unreachable'});
  }
  const body = await response.text();
  if (!response.ok) {
    throw new AskError(failureOfResponse(response.status, body));
  }
  return namesIn(body);
}

function namesIn(body: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new AskError({kind: 'not-an-api'});
  }
  // Ollama without a model sends null.
  const list = isObject(value) ? (value.data ?? []) : undefined;
  if (!Array.isArray(list)) {
    throw new AskError({kind: 'not-an-api'});
  }
  return list
    .flatMap((entry: unknown) =>
      isObject(entry) && typeof entry.id === 'string' && entry.id !== '' ? [entry.id] : [],
    )
    .filter((name) => !otherModels.test(name));
}

/** Asks each address who listens there. Addresses where nobody does are left out. */
export async function findServers(
  servers: readonly LocalServer[],
  around: Surroundings,
): Promise<FoundServer[]> {
  const found = await Promise.all(
    servers.map(async (server): Promise<FoundServer | undefined> => {
      try {
        return {...server, models: await modelsOf(server.endpoint, around)};
      } catch (error) {
        const failure = error instanceof AskError ? error.failure : undefined;
        return !failure || failure.kind === 'unreachable'
          ? undefined
          : {...server, models: [], failure};
      }
    }),
  );
  return found.filter((server) => server !== undefined);
}
