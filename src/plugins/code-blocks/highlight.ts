import {escape as escapeHtml} from 'html-escaper';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {tokenColors} from '../../config/code';

loadLanguages.silent = true;

/** A run of text in one colour; without a colour it has that of the block. */
interface Run {
  color: string | undefined;
  text: string;
}

/**
 * Code as HTML, one string for each line, in which coloured runs are `<span class="code-…">`. A
 * language that Prism does not know is left in one colour.
 */
export function highlightLines(code: string, language: string): string[] {
  const lines: string[] = [''];
  for (const {color, text} of runsOf(code, language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push('');
      }
      lines[lines.length - 1] += htmlOf(part, color);
    }
  }
  return lines;
}

function htmlOf(text: string, color: string | undefined): string {
  const escaped = escapeHtml(text);
  // White space shows no colour.
  return color === undefined || text.trim() === ''
    ? escaped
    : `<span class="code-${color}">${escaped}</span>`;
}

function runsOf(code: string, language: string): Run[] {
  loadLanguages(language);
  const grammar = Prism.languages[language];
  return grammar
    ? flatten(Prism.tokenize(code, grammar), undefined)
    : [{color: undefined, text: code}];
}

/** The leaves of a tree of tokens; each has the colour of the innermost token that has one. */
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
