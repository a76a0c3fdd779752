import {translate} from '@docusaurus/Translate';
import {llamaServer, ramalama, type ServerKind} from './serverCommands';

/** What has failed, and what a reader can do about it. */
export interface FailureText {
  title: string;
  help: string;
  /** The command that changes it, to be copied. */
  command?: string;
}

/** Explains that a server does not allow the origin of this site. */
export function originForbidden(
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
          message:
            'Stop Ollama, and start it with this setting. If a service or a container runs it, put the setting there instead:',
          description: 'Advice when Ollama does not allow this site; before the command',
        }),
        command: `OLLAMA_ORIGINS=${origin} ollama serve`,
      };
    case 'lm-studio':
      return {
        title,
        help: translate({
          id: 'ask.failure.origin.lmStudio',
          message:
            'Turn on "Enable CORS" in the settings of its server, or stop it and start it with this command. Every site that you visit can then use it:',
          description: 'Advice when LM Studio does not allow this site; before the command',
        }),
        command: 'lms server start --cors',
      };
    case 'llama.cpp':
      return {
        title,
        help: translate({
          id: 'ask.failure.origin.llamaCpp',
          message:
            'llama.cpp allows every site by default, but not when it offers tools. Stop it, and start it with this setting:',
          description: 'Advice when llama.cpp does not allow this site; before the command',
        }),
        command: llamaServer(` --cors-origins ${origin}`),
      };
    case 'ramalama':
      return {
        title,
        help: translate(
          {
            id: 'ask.failure.origin.ramalama',
            message:
              'By default, {name} allow every site. With tools, llama.cpp needs --cors-origins {origin}. If it has none, another program probably uses this port: start the server on the other one, and choose it in the settings:',
            description:
              'Advice when another program may have the port of RamaLama; before the command',
          },
          {name, origin},
        ),
        command: ramalama(`--port ${address.endsWith(':8080') ? 8081 : 8080} `),
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
