import {localServers} from '../../config/ask';

/** The kinds of local servers, by what sets them up. */
export type ServerKind = 'ramalama' | 'llama.cpp' | 'ollama' | 'lm-studio' | 'hosted';

/** Returns the kind of the server at an address. */
export function kindOf(endpoint: string): ServerKind {
  const server = localServers.find((each) => each.endpoint === endpoint);
  switch (server?.name) {
    case undefined:
      return 'hosted';
    case 'llama.cpp':
      return 'llama.cpp';
    case 'Ollama':
      return 'ollama';
    case 'LM Studio':
      return 'lm-studio';
    default:
      return 'ramalama';
  }
}

/** Starts RamaLama with a small model that is good enough to answer from passages. */
export const ramalama = (options: string, size = '') =>
  `ramalama serve --host 127.0.0.1 ${options}gemma3${size}`;

/** Starts llama.cpp with the same model, on the port that it is about to have by default. */
export const llamaServer = (options: string, size = '4b') =>
  `llama-server -hf ggml-org/gemma-3-${size}-it-GGUF --port 9931${options}`;

/** Commands for the programs, by what is to be changed. Sources: their documentation. */
export const commands = {
  start: {
    ramalama: ramalama(''),
    'llama.cpp': llamaServer(''),
    ollama: 'ollama serve',
    'lm-studio': 'lms server start --cors',
  },
  largerContext: {
    ramalama: ramalama('--ctx-size 8192 '),
    'llama.cpp': llamaServer(' --ctx-size 8192'),
    ollama: 'OLLAMA_CONTEXT_LENGTH=8192 ollama serve',
  },
  smallerModel: {
    ramalama: ramalama('', ':1b'),
    'llama.cpp': llamaServer('', '1b'),
    ollama: 'ollama pull gemma3:1b',
  },
};

/** Returns the command for a kind of server, if there is one. */
export function commandIn(
  list: Partial<Record<ServerKind, string>>,
  kind: ServerKind,
): {command?: string} {
  const command = list[kind];
  return command === undefined ? {} : {command};
}
