import parseNumericRange from 'parse-numeric-range';

/** A parsed code fence, without its magic comments. */
export interface Fence {
  lines: string[];
  /** Zero-based indexes of the highlighted lines. */
  highlighted: ReadonlySet<number>;
  /** The number of the first line; undefined if lines are not numbered. */
  firstNumber: number | undefined;
  title: string | undefined;
}

/**
 * Matches a line that contains only one of Docusaurus's magic comments, in any common comment
 * style.
 */
const magicComment =
  /^\s*(?:#|\/\/|\/\*|\{\s*\/\*|<!--|--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Parses a fence as the Docusaurus theme does: `title="…"`, `{1,3-5}`, `showLineNumbers[=n]`, and
 * the comments `highlight-next-line`, `highlight-start` and `highlight-end`, which are ignored if
 * there is a `{…}`.
 *
 * @param code The text of the fence.
 * @param meta The text after its language.
 */
export function fenceOf(code: string, meta: string | null | undefined): Fence {
  const title = /title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta ?? '')?.groups?.title;
  const rest = (meta ?? '').replace(/title=(["']).*?\1/, '');
  const ranges = /\{(?<ranges>[\d,-]+)\}/.exec(rest)?.groups?.ranges;
  const numbering = /\bshowLineNumbers(?:=(?<first>\d+))?/.exec(rest);
  return {
    ...(ranges === undefined ? withMagicComments(code) : withRanges(code, ranges)),
    firstNumber: numbering ? Number(numbering.groups?.first ?? 1) : undefined,
    title,
  };
}

function withRanges(code: string, ranges: string): Pick<Fence, 'lines' | 'highlighted'> {
  return {
    lines: code.split('\n'),
    highlighted: new Set(parseNumericRange(ranges).map((number) => number - 1)),
  };
}

function withMagicComments(code: string): Pick<Fence, 'lines' | 'highlighted'> {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isInBlock = false;
  for (const line of code.split('\n')) {
    const directive = magicComment.exec(line)?.[1];
    if (directive === undefined) {
      if (isInBlock) {
        highlighted.add(lines.length);
      }
      lines.push(line);
    } else if (directive === 'next-line') {
      highlighted.add(lines.length);
    } else {
      isInBlock = directive === 'start';
    }
  }
  return {lines, highlighted};
}
