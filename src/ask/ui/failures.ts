import {translate} from '@docusaurus/Translate';
import {localServers} from '../../config/ask';
import type {Model} from '../core/chat';
import type {Failure} from '../core/failure';
import {originForbidden, type FailureText} from './originForbidden';
import {commandIn, commands, kindOf} from './serverCommands';

/** Returns the name of a server as readers know it. */
export function nameOf(endpoint: string): string {
  return localServers.find((each) => each.endpoint === endpoint)?.name ?? new URL(endpoint).host;
}

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
              message:
                'If a server runs there, allow this site to reach it, with the icon beside the address of this page. If not, start one, wait until it is ready, and try again.',
              description:
                'Advice when nothing can be reached; before the command that starts a server',
            }),
            command: commands.start[kind],
          };
    case 'origin-forbidden':
      return originForbidden(kind, name, address, origin);
    case 'browser-forbids':
      return failure.how === 'permission'
        ? {
            title: translate({
              id: 'ask.failure.browser.title',
              message: 'Your browser does not let this site reach your computer',
              description: 'When the browser forbids local addresses',
            }),
            help: translate({
              id: 'ask.failure.browser.permission',
              message:
                'Open the site settings with the icon beside the address. Allow "Apps on device", in older versions "Local network access", in Firefox "Device apps and services". Then try again.',
              description:
                'Advice when the reader has denied access; the names are those of Chromium and Firefox',
            }),
          }
        : {
            title: translate({
              id: 'ask.failure.browser.perhaps',
              message: 'Your browser may not let this site reach your computer',
              description: 'When the browser probably forbids local addresses',
            }),
            help: translate({
              id: 'ask.failure.browser.mixedContent',
              message:
                'Most versions of Safari forbid it on pages that came over https. If a server runs, use Firefox, or a browser based on Chromium.',
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
    case 'model-not-loaded':
      return {
        title: translate(
          {
            id: 'ask.failure.notLoaded.title',
            message: '{name} has not loaded the model {model}',
            description: 'When a server loads no model by itself; name is a program',
          },
          {name, model},
        ),
        help: translate({
          id: 'ask.failure.notLoaded.help',
          message: 'Load it there, and try again.',
          description: 'Advice when the model is not loaded; before the command that loads it',
        }),
        ...(kind === 'lm-studio' && {command: `lms load ${model}`}),
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
        ...commandIn(commands.smallerModel, kind),
      };
    case 'context-too-small':
      return {
        title: translate({
          id: 'ask.failure.context.title',
          message: "The passages do not fit into the model's context",
          description: 'When the question with its passages is longer than the server allows',
        }),
        help:
          kind === 'hosted'
            ? translate({
                id: 'ask.failure.context.hosted',
                message: 'Set a smaller context in the settings, so that fewer are sent.',
                description: 'Advice when the context of the server of the site is too small',
              })
            : translate({
                id: 'ask.failure.context.help',
                message:
                  'Set a smaller context in the settings, so that fewer are sent. Or stop what runs, and start it with a larger one:',
                description:
                  'Advice when the context is too small; before the command that enlarges it',
              }),
        ...commandIn(commands.largerContext, kind),
        // Without the first half, LM Studio loads the model a second time, under another name.
        ...(kind === 'lm-studio' && {
          command: `lms unload ${model} && lms load ${model} --context-length 8192`,
        }),
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
