// cspell:ignore sftr

/** Characters by the room they take in a bold sans-serif font, in parts of the font size. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI'.,:;|!]/, 0.4],
  [/[\sftr\-()[\]/"`]/, 0.5],
  [/[mwMW@%&—…+=<>]/, 1.1],
  [/[A-Z]/, 0.86],
  [/[a-z0-9]/, 0.72],
];

/** What is none of them may be as wide as the font is high. */
const widest = 1.1;

/** How large a title may be drawn, and on how many lines: the first that fits is taken. */
const layouts = [
  {size: 68, lines: 3},
  {size: 58, lines: 4},
  {size: 50, lines: 5},
] as const;

export interface Layout {
  /** In pixels. */
  size: number;
  lines: string[];
}

/**
 * How wide a text is at most, in pixels: no font is at hand to measure with, and which one the
 * machine draws with is not known, so each character counts as in the widest common one.
 */
export function widthOf(text: string, size: number): number {
  const parts = [...text].map(
    (character) => widths.find(([characters]) => characters.test(character))?.[1] ?? widest,
  );
  return parts.reduce((sum, part) => sum + part, 0) * size;
}

/** Breaks a title into lines that fit, as large as it can be; what is too long ends in "…". */
export function layOut(title: string, width: number): Layout {
  for (const {size, lines: most} of layouts) {
    const lines = linesOf(title, width, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) {
      return {size, lines};
    }
  }
  const {size, lines: most} = layouts[layouts.length - 1] ?? layouts[0];
  const lines = linesOf(title, width, size).map((line) => cut(line, width, size));
  return lines.length <= most
    ? {size, lines}
    : {size, lines: [...lines.slice(0, most - 1), cut(`${lines[most - 1]}…`, width, size)]};
}

function linesOf(title: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, size) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Takes characters off the end of a line until it fits. */
function cut(line: string, width: number, size: number): string {
  if (widthOf(line, size) <= width) {
    return line;
  }
  const characters = [...line.replace(/\s*…$/, '')];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}
