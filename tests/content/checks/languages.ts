import type {Problem} from '../lib/problem';
import type {Fence} from '../lib/pages';

/**
 * The languages of code fences. `output` is what a machine prints. `text` is what readers type or copy
 * outside a terminal, or a file without a language of its own.
 */
const languages = [
  'bash',
  'console',
  'css',
  'diff',
  'dockerfile',
  'ini',
  'json',
  'markdown',
  'mdx',
  'output',
  'text',
  'toml',
  'yaml',
];

/** Aliases of these languages. */
const aliases: Readonly<Record<string, string>> = {
  containerfile: 'dockerfile',
  desktop: 'ini',
  docker: 'dockerfile',
  jsonc: 'json',
  md: 'markdown',
  plain: 'text',
  plaintext: 'text',
  quadlet: 'ini',
  sh: 'bash',
  shell: 'bash',
  'shell-session': 'console',
  systemd: 'ini',
  txt: 'text',
  yml: 'yaml',
  zsh: 'bash',
};

/** Finds fences without a language, or with an unknown one. */
export function languageProblems({file, line, language}: Fence): Problem[] {
  if (language === undefined) {
    const message =
      'code fence names no language; write bash for commands, output for what they print';
    return [{file, line, message}];
  }
  if (languages.includes(language)) {
    return [];
  }
  const meant = aliases[language.toLowerCase()];
  const instead = meant ?? `one of ${languages.join(', ')}`;
  return [{file, line, message: `code fence is in "${language}"; write ${instead}`}];
}
