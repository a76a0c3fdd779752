import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {tokenColors} from '../../../config/code';
import {breakable, breaksOf} from './breaks';

loadLanguages.silent = true;

/** A run of text in one color, or in the color of the block if none is set. */
interface Run {
  color: string | undefined;
  text: string;
}

/**
 * Highlights code: returns the HTML of each line, in which colored runs are `<span
 * class="code-…">`. Languages that Prism does not know are not highlighted.
 */
export function highlightLines(code: string, language: string): string[] {
  const lines: Run[][] = [[]];
  for (const {color, text} of runsOf(code, language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      lines.at(-1)?.push({color, text: part});
    }
  }
  return lines.map(htmlOfLine);
}

function htmlOfLine(runs: readonly Run[]): string {
  const breaks = breaksOf(runs.map(({text}) => text));
  let offset = 0;
  return runs
    .map(({color, text}) => {
      const html = breakable(text, offset, breaks);
      offset += text.length;
      // White space needs no color.
      return color === undefined || text.trim() === ''
        ? html
        : `<span class="code-${color}">${html}</span>`;
    })
    .join('');
}

function runsOf(code: string, language: string): Run[] {
  loadLanguages(language);
  const grammar = Prism.languages[language];
  return grammar
    ? flatten(Prism.tokenize(code, grammar), undefined)
    : [{color: undefined, text: code}];
}

/** Flattens a token tree to its leaves, each with the color of the innermost token that has one. */
function flatten(stream: Prism.TokenStream, outer: string | undefined): Run[] {
  if (typeof stream === 'string') {
    return [{color: outer, text: stream}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((token) => flatten(token, outer));
  }
  const color = [stream.type, stream.alias ?? []]
    .flat()
    .reduce((found, type) => tokenColors[type] ?? found, outer);
  return flatten(stream.content, color);
}
