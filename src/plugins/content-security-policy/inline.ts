import {Parser} from 'htmlparser2';

/** What a page runs or styles without a file of its own, and so needs a hash for in its policy. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** Values of `style` attributes, also of those in the markup that an inline script writes. */
  styleAttributes: string[];
}

/** What a script's `type` says when its text is run, or steers how other scripts are. */
const scriptTypes = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/i;

/** A style attribute of markup that stands in a string of a script. */
const styleInScript = /\bstyle="(?<value>[^"\\]+)"/g;

/**
 * Finds the inline code of a finished page. Each text is exactly what a browser hashes, and is there
 * once.
 */
export function inlineCodeOf(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  let add: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, {style, src, type = ''}) {
      if (style !== undefined) {
        styleAttributes.add(style);
      }
      if (name === 'script' && src === undefined && scriptTypes.test(type)) {
        add = (script) => {
          scripts.add(script);
          for (const {groups} of script.matchAll(styleInScript)) {
            styleAttributes.add(groups?.value ?? '');
          }
        };
      } else if (name === 'style') {
        add = (style) => styles.add(style);
      }
    },
    ontext(part) {
      text += add ? part : '';
    },
    onclosetag() {
      add?.(text);
      add = undefined;
      text = '';
    },
  });
  // Browsers hash the text as they read it, with every end of a line as one character.
  parser.end(html.replace(/\r\n?/g, '\n'));
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
  };
}

/** Joins the inline code of many pages, for a policy that all of them share. */
export function joinInlineCode(parts: readonly InlineCode[]): InlineCode {
  const all = (key: keyof InlineCode) => [...new Set(parts.flatMap((part) => part[key]))].sort();
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    styleAttributes: all('styleAttributes'),
  };
}

/** Where the policy of a page stands: before everything that it is about. */
const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts a policy into a page, right behind its encoding.
 *
 * @throws Error when the page does not name its encoding, or has something to run or to load before
 */
export function withPolicy(html: string, policy: string): string {
  const match = charset.exec(html);
  if (!match || /<(?:script|style|link)\b/i.test(html.slice(0, match.index))) {
    throw new Error('has no <meta charset="utf-8"> before its scripts and styles; put it first');
  }
  const end = match.index + match[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
