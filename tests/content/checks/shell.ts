import {parse, ParseError} from 'sh-syntax';
import {sessionOf} from '../../../src/content/remark/code-blocks/session';
import type {Fence} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Commands in a page that readers paste into a terminal together. */
interface Script {
  file: string;
  /** The line of the first command in the file. */
  line: number;
  text: string;
}

/** Finds commands that a shell cannot parse, and prompts, which readers would copy too. */
export async function shellProblems(fences: readonly Fence[]): Promise<Problem[]> {
  const programs = programsOf(fences);
  const problems = await Promise.all(
    fences.flatMap(scriptsOf).map(async (script) => {
      const prompts = promptProblems(script, programs);
      // A prompt is often a syntax error too, but one message is enough.
      return prompts.length > 0 ? prompts : syntaxProblems(script);
    }),
  );
  return problems.flat();
}

function scriptsOf({file, line, language, text}: Fence): Script[] {
  if (language === 'bash') {
    return [{file, line: line + 1, text}];
  }
  if (language !== 'console') {
    return [];
  }
  let next = line + 1;
  return sessionOf(text).flatMap((entry) => {
    const first = next;
    next += entry.text.split('\n').length;
    return entry.kind === 'command' ? [{file, line: first, text: entry.text}] : [];
  });
}

async function syntaxProblems({file, line, text}: Script): Promise<Problem[]> {
  try {
    await parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof ParseError)) {
      throw error;
    }
    const message = `a shell cannot read this: ${error.Text}; correct the command (a placeholder is a word in capitals)`;
    return [{file, line: line + (error.Pos?.Line ?? 1) - 1, message}];
  }
}

function promptProblems({file, line, text}: Script, programs: ReadonlySet<string>): Problem[] {
  return text.split('\n').flatMap((row, index) => {
    const {prompt, program = ''} = /^\s*(?<prompt>[$#>]) (?<program>\S*)/.exec(row)?.groups ?? {};
    // A comment looks like root's prompt, unless a known program follows.
    if (prompt === undefined || (prompt === '#' && !programs.has(program))) {
      return [];
    }
    const message = `command begins with the prompt "${prompt} "; remove it, or make the block a console session`;
    return [{file, line: line + index, message}];
  });
}

/** Returns the first word of each command. */
function programsOf(fences: readonly Fence[]): Set<string> {
  const rows = fences.flatMap(scriptsOf).flatMap(({text}) => text.split('\n'));
  return new Set(
    rows.flatMap((row) => /^\s*(?<program>[a-z][\w.-]*)/.exec(row)?.groups?.program ?? []),
  );
}
