/** A server for language models on the reader's computer. */
export interface LocalServer {
  /** The programs that listen there by default. */
  name: string;
  /** The address of its API, without a slash at the end. */
  endpoint: string;
}

/**
 * Where such servers listen by default. RamaLama takes the next port if the first one is in use.
 * llama.cpp 0.7.0 listens on 9931; it was 8080 before (its pull request 26508). The security policy
 * allows these addresses and no others on the reader's computer.
 */
export const localServers: readonly LocalServer[] = [
  {name: 'RamaLama or llama.cpp', endpoint: 'http://127.0.0.1:8080/v1'},
  {name: 'RamaLama or llama.cpp', endpoint: 'http://127.0.0.1:8081/v1'},
  {name: 'llama.cpp', endpoint: 'http://127.0.0.1:9931/v1'},
  {name: 'Ollama', endpoint: 'http://127.0.0.1:11434/v1'},
  {name: 'LM Studio', endpoint: 'http://127.0.0.1:1234/v1'},
];

/** A server that the owner of the site offers to all readers. */
export interface HostedModel {
  endpoint: string;
  model: string;
}

/** What Ask may use besides the text of the site. It stands in `customFields.ask`. */
export interface AskFields {
  /** Whether readers may connect a server on their own computer. */
  allowsLocal: boolean;
  hosted?: HostedModel;
}

/**
 * Reads the settings of Ask: by default, readers may connect a server of their own. With
 * `ASK_ENDPOINT` and `ASK_MODEL` there is also one of the site, and `ASK_ENDPOINT=off` leaves no
 * model at all.
 *
 * @throws Error naming the variable that is missing or cannot be used
 */
export function readAskSettings(environment: Record<string, string | undefined>): AskFields {
  const address = environment.ASK_ENDPOINT?.trim() ?? '';
  const model = environment.ASK_MODEL?.trim() ?? '';
  if (address === '' || address === 'off') {
    if (model !== '') {
      throw new Error(
        `ASK_MODEL is "${model}", but ASK_ENDPOINT names no server. Set both, or neither.`,
      );
    }
    return {allowsLocal: address === ''};
  }
  if (model === '') {
    throw new Error(
      `ASK_ENDPOINT is set without ASK_MODEL. Set ASK_MODEL to the name of a model that ${address} has.`,
    );
  }
  return {allowsLocal: true, hosted: {endpoint: readEndpoint(address), model}};
}

function readEndpoint(address: string): string {
  const url = parsed(address);
  const isSafe = url?.protocol === 'https:' || isLocal(url);
  if (!url || !isSafe || url.username !== '' || url.password !== '' || url.search || url.hash) {
    throw new Error(
      `ASK_ENDPOINT is "${address}". Set it to the https address of an OpenAI-compatible API, ` +
        'without a name, a key or a query, for example https://ai.example.org/v1, or to off.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** For tests and previews, a server on the same computer needs no https. */
function isLocal(url: URL | undefined): boolean {
  return url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Returns the origins that Ask may contact, for the security policy. */
export function askOrigins({allowsLocal, hosted}: AskFields): string[] {
  const endpoints = [
    ...(hosted ? [hosted.endpoint] : []),
    ...(allowsLocal ? localServers.map(({endpoint}) => endpoint) : []),
  ];
  return [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))];
}
