import {unescape} from 'html-escaper';

/** A run of a highlighted text. */
export interface HighlightedPart {
  text: string;
  isHighlighted: boolean;
}

/**
 * Reads highlighted HTML (see Highlighted) as a list of texts, marked or not, that make it up.
 *
 * Two tags are tags, and the five characters that HTML escapes are read; all else is text, `<script>`
 * as well as the `<host>` of a command. No parser of a browser is asked: each text would take a
 * document of its own, which may report what it finds to the security policy.
 */
export function highlightedParts(html: string): HighlightedPart[] {
  const parts: HighlightedPart[] = [];
  let depth = 0;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') {
      depth += 1;
    } else if (piece === '</mark>') {
      depth = Math.max(0, depth - 1);
    } else if (piece !== '') {
      parts.push({text: unescape(piece), isHighlighted: depth > 0});
    }
  }
  return parts;
}
