import {unescape} from 'html-escaper';

/** A part of a highlighted text. */
export interface HighlightedPart {
  text: string;
  isHighlighted: boolean;
}

/**
 * Parses highlighted HTML (see Highlighted) into its parts, which are highlighted or not.
 *
 * Only the two highlight tags count as tags, and the five escaped characters are unescaped.
 * Everything else is text, be it `<script>` or the `<host>` in a command. The browser's HTML parser
 * is not used: it would need a document for each text, and might trigger reports of security policy
 * violations.
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
