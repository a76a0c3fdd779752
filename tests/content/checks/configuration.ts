import {parse as parseIni} from 'ini';
import {parse as parseToml, TomlError} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import type {Fence} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** An error in a text, with its one-based line. */
interface Fault {
  line: number;
  reason: string;
}

/** TOML files whose names do not end in .toml. */
const tomlFiles = /(?:\.toml|\/containers\.conf|\/ramalama\.conf|\/storage\.conf)$/;

/** Finds configuration files in a page that their program cannot parse. */
export function configurationProblems({file, line, language, title, text}: Fence): Problem[] {
  const format = tomlFiles.test(title) ? 'toml' : language;
  return faultsOf(format, title, text).map((fault) => ({
    file,
    line: line + fault.line,
    message: `${title || 'this block'} is not valid ${format}: ${fault.reason}`,
  }));
}

function faultsOf(format: string | undefined, title: string, text: string): Fault[] {
  switch (format) {
    case 'ini':
      return [...iniFaults(text), ...(title.endsWith('.desktop') ? desktopFaults(text) : [])];
    case 'json':
      return jsonFaults(text);
    case 'toml':
      return tomlFaults(text);
    case 'yaml':
      return parseAllDocuments(text).flatMap(({errors}) =>
        errors.map(({message, linePos}) => ({
          line: linePos?.[0].line ?? 1,
          reason: `${(message.split('\n')[0] ?? message).replace(/ at line .*$/, '')}; correct it`,
        })),
      );
    default:
      return [];
  }
}

/** The library accepts any line as a key, so the syntax of each line is checked here. */
function iniFaults(text: string): Fault[] {
  let continues = false;
  return text.split('\n').flatMap((row, index) => {
    const isRight = continues || /^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[^=\s[][^=]*=)/.test(row);
    continues = row.endsWith('\\');
    return isRight
      ? []
      : [
          {
            line: index + 1,
            reason: `"${row.trim()}" is not a section, a key or a comment; write [Section], Key=value or # comment`,
          },
        ];
  });
}

/** Finds missing keys that the Desktop Entry Specification requires. */
function desktopFaults(text: string): Fault[] {
  const {'Desktop Entry': entry}: Record<string, unknown> = parseIni(text);
  if (typeof entry !== 'object' || entry === null) {
    return [{line: 1, reason: 'it has no section; begin it with [Desktop Entry]'}];
  }
  const type: unknown = 'Type' in entry ? entry.Type : undefined;
  const wanted = ['Type', 'Name', ...(type === 'Application' ? ['Exec'] : [])];
  return wanted
    .filter((key) => !(key in entry))
    .map((key) => ({line: 1, reason: `[Desktop Entry] has no ${key}; add it`}));
}

function jsonFaults(text: string): Fault[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (?<offset>\d+)/.exec(reason)?.groups?.offset ?? 0);
    const line = text.slice(0, offset).split('\n').length;
    const what = /^[^,(]*?(?= in JSON| \.\.\.|,|$)/.exec(reason)?.[0] ?? reason;
    return [{line, reason: `${what}; correct it`}];
  }
}

function tomlFaults(text: string): Fault[] {
  try {
    parseToml(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    const reason = (error.message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
    return [{line: error.line, reason: `${reason}; correct it`}];
  }
}
