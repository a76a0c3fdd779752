import {escape as escapeHtml} from 'html-escaper';
import type {Fence} from './fence';
import {highlightLines} from './highlight';
import {sessionOf} from './session';

/** The inside of the `<code>` of a fence: coloured, its marked lines wrapped, its lines numbered. */
export function codeHtml({lines, highlighted, firstNumber}: Fence, language: string): string {
  const html = highlightLines(lines.join('\n'), language);
  return html
    .map((line, index) => {
      const lineFeed = index < html.length - 1 ? '\n' : '';
      const classes = [
        ...(firstNumber === undefined ? [] : ['code-line']),
        ...(highlighted.has(index) ? ['theme-code-block-highlighted-line'] : []),
      ];
      if (classes.length === 0) {
        return line + lineFeed;
      }
      const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
      return `<span class="${classes.join(' ')}"${number}>${line}${lineFeed}</span>`;
    })
    .join('');
}

/** The inside of the `<code>` of a `console` fence: commands with their prompts, and output. */
export function sessionHtml({lines}: Fence): string {
  return sessionOf(lines.join('\n'))
    .map(({kind, text}) =>
      kind === 'output'
        ? `<samp class="terminal-output">${escapeHtml(text)}\n</samp>`
        : `<span class="terminal-command">${commandHtml(text)}</span>`,
    )
    .join('');
}

function commandHtml(text: string): string {
  return highlightLines(text, 'bash')
    .map((line, index) => {
      const prompt = index === 0 ? '$ ' : '&gt; ';
      return `<span class="terminal-prompt">${prompt}</span>${line}\n`;
    })
    .join('');
}
