import {escape as escapeHtml} from 'html-escaper';
import {socialCards} from '../../config/socialCards';
import {layOut} from './wrap';

/** What a card says. */
export interface Card {
  title: string;
  /** Where on the site the page stands. */
  section: string;
}

const start = 80;

/** Where the ribbon of the background begins. */
const textWidth = 650;

/** The middle of the sky above the hill, around which the title stands. */
const middle = 262;

const font = 'Noto Sans, DejaVu Sans, Liberation Sans, Arial, Helvetica, sans-serif';

/**
 * The words of a card as an SVG picture, to be laid over the background.
 *
 * @param site the name of the site's host, which links do not always show
 */
export function wordsOfCard({title, section}: Card, site: string): string {
  const {size, lines} = layOut(title, textWidth);
  const lineHeight = Math.round(size * 1.2);
  const top = middle - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const text = lines.map(
    (line, index) =>
      `<text x="${start}" y="${Math.round(top + index * lineHeight)}" font-size="${size}" font-weight="700" fill="#f2f5ff">${escapeHtml(line)}</text>`,
  );
  const above = Math.round(top - size - 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialCards.width}" height="${socialCards.height}" font-family="${font}">
<text x="${start}" y="${above}" font-size="30" font-weight="600" fill="#7df0d0">${escapeHtml(section)}</text>
${text.join('\n')}
<text x="1120" y="577" font-size="26" text-anchor="end" fill="#d3dcf7">${escapeHtml(site)}</text>
</svg>`;
}
