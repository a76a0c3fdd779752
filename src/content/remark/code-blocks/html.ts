import type {Fence} from './fence';
import {highlightLines} from './highlight';
import {sessionOf} from './session';

/**
 * Returns the content of the `<code>` of a fence, with syntax highlighting, highlighted lines and
 * line numbers. Each line, including its line feed, is an element, so that the style sheet can mark
 * wrapped lines.
 */
export function codeHtml({lines, highlighted, firstNumber}: Fence, language: string): string {
  const html = highlightLines(lines.join('\n'), language);
  return html
    .map((line, index) => {
      const isHighlighted = highlighted.has(index);
      const classes = `code-line${isHighlighted ? ' theme-code-block-highlighted-line' : ''}`;
      const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
      return lineHtml(index < html.length - 1 ? `${line}\n` : line, classes, number);
    })
    .join('');
}

/**
 * Returns the content of the `<code>` of a `console` fence: commands with their prompts, and
 * output.
 */
export function sessionHtml({lines}: Fence): string {
  return sessionOf(lines.join('\n'))
    .map(({kind, text}) =>
      kind === 'output'
        ? `<samp class="terminal-output">${outputHtml(text)}</samp>`
        : `<span class="terminal-command">${commandHtml(text)}</span>`,
    )
    .join('');
}

function commandHtml(text: string): string {
  return highlightLines(text, 'bash')
    .map((line, index) => {
      const prompt = index === 0 ? '$ ' : '&gt; ';
      return lineHtml(`<span class="terminal-prompt">${prompt}</span>${line}\n`);
    })
    .join('');
}

function outputHtml(text: string): string {
  return highlightLines(text, 'output')
    .map((line) => lineHtml(`${line}\n`))
    .join('');
}

function lineHtml(html: string, classes = 'code-line', attributes = ''): string {
  return `<span class="${classes}"${attributes}>${html}</span>`;
}
