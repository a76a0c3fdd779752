/** The elements that a selector finds: its last part, which says what they are themselves. */
export interface Subject {
  /** What is asked of the element: `a`, `.menu`, `[hidden]`, `:hover`. */
  parts: string[];
  /** The part of the element that is meant, such as `::before`. */
  pseudoElement: string | undefined;
  /** Whether nothing is asked of other elements. */
  isWhole: boolean;
}

/** Those that CSS lets be written with a single colon. */
const oldPseudoElements = new Set([':before', ':after', ':first-line', ':first-letter']);

/** Reads a minified selector; undefined when it is none that can be told apart so simply. */
export function subjectOf(selector: string): Subject | undefined {
  const tokens = selector.match(token);
  if (!tokens || tokens.join('') !== selector) {
    return undefined;
  }
  const last = tokens.findLastIndex((text) => /^[\s>+~]/.test(text));
  const own = tokens.slice(last + 1);
  const isPseudoElement = (text: string): boolean =>
    text.startsWith('::') || oldPseudoElements.has(text);
  const at = own.findIndex(isPseudoElement);
  return {
    parts: at < 0 ? own : own.slice(0, at),
    // With what is asked of that, such as `::-webkit-scrollbar:hover`.
    pseudoElement: at < 0 ? undefined : own.slice(at).join(''),
    isWhole: last < 0,
  };
}

/** A combinator with its spaces, or one simple selector; those in brackets stand in one piece. */
const token =
  /\s*[\s>+~]\s*|[.#]?[\w-]+|\*|\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
