import {expect, test} from 'vitest';
import {fenceOf} from '../../../../../src/content/remark/code-blocks/fence';
import {codeHtml, sessionHtml} from '../../../../../src/content/remark/code-blocks/html';

function html(code: string, language: string, meta?: string): string {
  return codeHtml(fenceOf(code, meta), language);
}

/** Returns the HTML of a line. */
function line(inside: string): string {
  return `<span class="code-line">${inside}</span>`;
}

test('tokens get a class for their color, and the rest is text', () => {
  expect(html('# all\nls "$HOME" | wc', 'bash')).toBe(
    line('<span class="code-comment"># all</span>\n') +
      line(
        '<span class="code-keyword">ls</span> <span class="code-string">&quot;</span>' +
          '<span class="code-value">$HOME</span><span class="code-string">&quot;</span> ' +
          '<span class="code-comment">|</span> <span class="code-keyword">wc</span>',
      ),
  );
});

test('code is escaped in any language', () => {
  expect(html('<b>&"', 'text')).toBe(line('&lt;b&gt;&amp;&quot;'));
  expect(html('# <script>', 'bash')).toBe(
    line('<span class="code-comment"># &lt;script&gt;</span>'),
  );
  expect(sessionHtml(fenceOf('$ echo "<b>"\n<b>', ''))).not.toContain('<b>');
});

test('code in an unknown language is not highlighted', () => {
  expect(html('if then', 'no-such-language')).toBe(line('if then'));
});

test('a token over several lines is split', () => {
  expect(html('/* a\nb */', 'css')).toBe(
    line('<span class="code-comment">/* a</span>\n') +
      line('<span class="code-comment">b */</span>'),
  );
});

test('highlighted lines are wrapped, and line numbers start where the fence says', () => {
  expect(html('a\nb', 'text', '{2}')).toBe(
    line('a\n') + '<span class="code-line theme-code-block-highlighted-line">b</span>',
  );
  expect(html('a\nb', 'text', 'showLineNumbers=9')).toBe(
    '<span class="code-line" data-line="9">a\n</span><span class="code-line" data-line="10">b</span>',
  );
});

test('a session has prompts before commands, and separate output', () => {
  expect(sessionHtml(fenceOf('$ a \\\n> b\nc', ''))).toBe(
    `<span class="terminal-command">${line(
      '<span class="terminal-prompt">$ </span>a <span class="code-comment">\\</span>\n',
    )}${line('<span class="terminal-prompt">&gt; </span>b\n')}</span>` +
      `<samp class="terminal-output">${line('c\n')}</samp>`,
  );
});
