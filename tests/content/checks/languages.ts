import type {Problem} from '../lib/problem';
import type {Fence} from '../lib/pages';

/**
 * The languages of code in pages. `output` is what a machine prints; `text` is what a reader types or
 * copies elsewhere than in a terminal, and files without a language of their own.
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

/** Other names for some of them. */
const otherNames: Readonly<Record<string, string>> = {
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

/** A fence that names no language, or one that pages do not use. */
export function languageProblems({file, line, language}: Fence): Problem[] {
  if (language === undefined) {
    const message =
      'code fence names no language; write bash for commands, output for what they print';
    return [{file, line, message}];
  }
  if (languages.includes(language)) {
    return [];
  }
  const meant = otherNames[language.toLowerCase()];
  const instead = meant ?? `one of ${languages.join(', ')}`;
  return [{file, line, message: `code fence is in "${language}"; write ${instead}`}];
}
