import {parse, ParseError} from 'sh-syntax';
import {programs} from '../data/programs';
import type {Fence} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Words that may precede the name of a program. */
const leading = /^(?:sudo\s+|\w+=(?:"[^"]*"|'[^']*'|\S*)\s+)*/;

/**
 * Finds lines of `bash` fences that run no known program, which are mostly the output of a command.
 * shellProblems reports what a shell cannot parse.
 */
export async function unknownProgramProblems(fences: readonly Fence[]): Promise<Problem[]> {
  const problems = await Promise.all(
    fences.filter(({language}) => language === 'bash').map(problemsOf),
  );
  return problems.flat();
}

async function problemsOf({file, line, text}: Fence): Promise<Problem[]> {
  const starts = await startsOfStatements(text);
  return starts.flatMap(({offset, row}) => {
    const word = firstWordAt(text, offset);
    if (word === undefined || programs.has(word.split('/').at(-1) ?? '')) {
      return [];
    }
    const message = `bash fence runs "${word}"; write output for what a command prints, or add the program to tests/content/data/programs.ts`;
    return [{file, line: line + row, message}];
  });
}

/** Returns undefined if a variable is set and no program is run. */
function firstWordAt(text: string, offset: number): string | undefined {
  const statement = text.slice(offset).replace(leading, '');
  return /^\w+=/.test(statement) ? undefined : /^[^\s;|&<>()]+/.exec(statement)?.[0];
}

async function startsOfStatements(text: string): Promise<{offset: number; row: number}[]> {
  try {
    const {Stmts} = await parse(text);
    return Stmts.map(({Position}) => ({offset: Position.Offset, row: Position.Line}));
  } catch (error) {
    if (error instanceof ParseError) {
      return [];
    }
    throw error;
  }
}
