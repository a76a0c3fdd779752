import {translate} from '@docusaurus/Translate';
import {localServers} from '../../config/ask';
import type {Model} from '../core/chat';
import type {Failure} from '../core/failure';

/** What has failed, and what a reader can do about it. */
export interface FailureText {
  title: string;
  help: string;
  /** The command that changes it, to be copied. */
  command?: string;
}

/** The kinds of local servers, by what sets them up. */
type ServerKind = 'ramalama' | 'ollama' | 'lm-studio' | 'hosted';

function kindOf(endpoint: string): ServerKind {
  const server = localServers.find((each) => each.endpoint === endpoint);
  switch (server?.name) {
    case undefined:
      return 'hosted';
    case 'Ollama':
      return 'ollama';
    case 'LM Studio':
      return 'lm-studio';
    default:
      return 'ramalama';
  }
}

/** Returns the name of a server as readers know it. */
export function nameOf(endpoint: string): string {
  return localServers.find((each) => each.endpoint === endpoint)?.name ?? new URL(endpoint).host;
}

/** A small model that is good enough to answer from passages. */
const smallModel = 'gemma3';

/** Commands for the programs, by what is to be changed. Sources: their documentation. */
const commands = {
  start: {
    ramalama: `ramalama serve --host 127.0.0.1 ${smallModel}`,
    ollama: 'ollama serve',
    'lm-studio': 'lms server start --cors',
  },
  largerContext: {
    ramalama: `ramalama serve --host 127.0.0.1 --ctx-size 8192 ${smallModel}`,
    ollama: 'OLLAMA_CONTEXT_LENGTH=8192 ollama serve',
  },
};

/**
 * Explains a failure for the server at hand.
 *
 * @param origin the origin of this site, which a server may have to allow
 */
export function textOfFailure(
  failure: Failure,
  {endpoint, model}: Model,
  origin: string,
): FailureText {
  const kind = kindOf(endpoint);
  const address = new URL(endpoint).host;
  const name = nameOf(endpoint);
  switch (failure.kind) {
    case 'unreachable':
      return kind === 'hosted'
        ? {
            title: translate(
              {
                id: 'ask.failure.hosted.title',
                message: 'The model at {address} cannot be reached',
                description: 'When the server of the site does not answer',
              },
              {address},
            ),
            help: translate({
              id: 'ask.failure.hosted.help',
              message: 'Check your network connection, or try again later.',
              description: 'Advice when the server of the site does not answer',
            }),
          }
        : {
            title: translate(
              {
                id: 'ask.failure.unreachable.title',
                message: 'No model answers at {address}',
                description: 'When no program listens at an address on the computer',
              },
              {address},
            ),
            help: translate({
              id: 'ask.failure.unreachable.help',
              message: 'Start the server, wait until it is ready, and try again.',
              description: 'Advice when no program listens; before the command that starts one',
            }),
            command: commands.start[kind],
          };
    case 'origin-forbidden':
      return originForbidden(kind, name, address, origin);
    case 'browser-forbids':
      return {
        title: translate({
          id: 'ask.failure.browser.title',
          message: 'Your browser does not let this site reach your computer',
          description: 'When the browser forbids local addresses',
        }),
        help:
          failure.how === 'permission'
            ? translate({
                id: 'ask.failure.browser.permission',
                message:
                  'Open the site settings with the icon beside the address, allow access to the local network or to apps on this device, and try again.',
                description: 'Advice when the reader has denied access to local addresses',
              })
            : translate({
                id: 'ask.failure.browser.mixedContent',
                message:
                  'Safari forbids it on every page that came over https. Use Firefox, or a browser based on Chromium.',
                description: 'Advice when the browser allows no site to reach local addresses',
              }),
      };
    case 'model-missing':
      return {
        title: translate(
          {
            id: 'ask.failure.model.title',
            message: '{name} does not have the model {model}',
            description: 'When the chosen model is not there; name is a program',
          },
          {name, model},
        ),
        help: translate({
          id: 'ask.failure.model.help',
          message: 'Choose another one in the settings, or get this one.',
          description: 'Advice when the chosen model is not there',
        }),
        ...(kind === 'ollama' && {command: `ollama pull ${model}`}),
        ...(kind === 'lm-studio' && {command: `lms get ${model}`}),
      };
    case 'loading':
      return {
        title: translate({
          id: 'ask.failure.loading.title',
          message: 'The model is still loading',
          description: 'When the server is not ready yet',
        }),
        help: translate({
          id: 'ask.failure.loading.help',
          message: 'A big one takes a minute or more. Try again in a moment.',
          description: 'Advice when the server is not ready yet',
        }),
      };
    case 'out-of-memory':
      return {
        title: translate({
          id: 'ask.failure.memory.title',
          message: 'The model does not fit into the memory',
          description: 'When the server has run out of memory',
        }),
        help: translate({
          id: 'ask.failure.memory.help',
          message: 'Close other programs, or choose a smaller model.',
          description: 'Advice when the server has run out of memory',
        }),
        ...(kind === 'ramalama' && {command: 'ramalama serve --host 127.0.0.1 gemma3:1b'}),
        ...(kind === 'ollama' && {command: 'ollama pull gemma3:1b'}),
      };
    case 'context-too-small':
      return {
        title: translate({
          id: 'ask.failure.context.title',
          message: "The passages do not fit into the model's context",
          description: 'When the question with its passages is longer than the server allows',
        }),
        help: translate({
          id: 'ask.failure.context.help',
          message:
            'Set a smaller context in the settings, so that fewer are sent, or start the server with a larger one.',
          description: 'Advice when the context is too small; before the command that enlarges it',
        }),
        ...(kind === 'ramalama' && {command: commands.largerContext.ramalama}),
        ...(kind === 'ollama' && {command: commands.largerContext.ollama}),
        ...(kind === 'lm-studio' && {command: `lms load ${model} --context-length 8192`}),
      };
    case 'interrupted':
      return {
        title: translate({
          id: 'ask.failure.interrupted.title',
          message: 'The answer stopped half-way',
          description: 'When the connection ends in the middle of an answer',
        }),
        help: translate({
          id: 'ask.failure.interrupted.help',
          message: 'The server ended the connection. Its output in the terminal says why.',
          description: 'Advice when the connection ends in the middle of an answer',
        }),
      };
    case 'key-wanted':
      return {
        title: translate(
          {
            id: 'ask.failure.key.title',
            message: 'The server at {address} asks for a key',
            description: 'When a server lets nobody in without a key',
          },
          {address},
        ),
        help: translate({
          id: 'ask.failure.key.help',
          message: 'Ask keeps and sends none. Start the server without one.',
          description: 'Advice when a server lets nobody in without a key',
        }),
      };
    case 'not-an-api':
      return {
        title: translate(
          {
            id: 'ask.failure.api.title',
            message: 'What answers at {address} is no server for language models',
            description: 'When the answer is not in the format of the API',
          },
          {address},
        ),
        help: translate({
          id: 'ask.failure.api.help',
          message:
            'Another program uses this port. Choose the address of your server in the settings.',
          description: 'Advice when another program answers',
        }),
      };
    case 'refused':
      return {
        title: translate(
          {
            id: 'ask.failure.refused.title',
            message: 'The server refused, with status {status}',
            description: 'When a server refuses for another reason; status is an HTTP status code',
          },
          {status: failure.status},
        ),
        help: translate(
          {
            id: 'ask.failure.refused.help',
            message: 'It says: {message}',
            description: 'Before the own words of a server',
          },
          {message: failure.message},
        ),
      };
  }
}

function originForbidden(
  kind: ServerKind,
  name: string,
  address: string,
  origin: string,
): FailureText {
  const title = translate(
    {
      id: 'ask.failure.origin.title',
      message: 'A server runs at {address}, but does not let this site use it',
      description: 'When a server does not allow the origin of this site',
    },
    {address},
  );
  switch (kind) {
    case 'ollama':
      return {
        title,
        help: translate({
          id: 'ask.failure.origin.ollama',
          message: 'Stop Ollama, and start it with this setting:',
          description: 'Advice when Ollama does not allow this site; before the command',
        }),
        command: `OLLAMA_ORIGINS=${origin} ollama serve`,
      };
    case 'lm-studio':
      return {
        title,
        help: translate({
          id: 'ask.failure.origin.lmStudio',
          message: 'Turn on "Enable CORS" in the settings of its server, or start it with:',
          description: 'Advice when LM Studio does not allow this site; before the command',
        }),
        command: 'lms server start --cors',
      };
    case 'ramalama':
      return {
        title,
        help: translate(
          {
            id: 'ask.failure.origin.ramalama',
            message:
              '{name} allow every site, so another program uses this port. Start the server on the other one, and choose it in the settings:',
            description: 'Advice when another program has the port of RamaLama; before the command',
          },
          {name},
        ),
        command: `ramalama serve --host 127.0.0.1 --port ${address.endsWith(':8080') ? 8081 : 8080} ${smallModel}`,
      };
    case 'hosted':
      return {
        title,
        help: translate(
          {
            id: 'ask.failure.origin.hosted',
            message: 'Its owner has to allow {origin}.',
            description: 'Advice when the server of the site does not allow the site itself',
          },
          {origin},
        ),
      };
  }
}
