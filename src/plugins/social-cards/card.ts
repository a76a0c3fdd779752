import {escape as escapeHtml} from 'html-escaper';
import type {SeasonName} from '../../components/Season/names';
import {socialCards} from '../../config/socialCards';
import {layOut} from './wrap';

/** The text on a card. */
export interface Card {
  title: string;
  /** The section of the site that the page belongs to. */
  section: string;
  /** The season whose view is on the card. */
  season?: SeasonName;
}

const start = 80;

/** The width up to the ribbon in the background. */
const textWidth = 650;

/** The vertical center of the sky above the hill, around which the title is placed. */
const middle = 262;

const font = 'Noto Sans, DejaVu Sans, Liberation Sans, Arial, Helvetica, sans-serif';

/**
 * Returns the text of a card as an SVG picture, to be placed over the background. Its colors are
 * references to custom properties (see tokens.ts).
 *
 * @param site the host name of the site, which link previews do not always show
 */
export function wordsOfCard({title, section}: Card, site: string): string {
  const {size, lines} = layOut(title, textWidth);
  const lineHeight = Math.round(size * 1.2);
  const top = middle - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const text = lines.map(
    (line, index) =>
      `<text x="${start}" y="${Math.round(top + index * lineHeight)}" font-size="${size}" font-weight="700" fill="var(--aurora-announcement-text)">${escapeHtml(line)}</text>`,
  );
  const above = Math.round(top - size - 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialCards.width}" height="${socialCards.height}" font-family="${font}">
<text x="${start}" y="${above}" font-size="30" font-weight="600" fill="var(--aurora-scene-edge)">${escapeHtml(section)}</text>
${text.join('\n')}
<text x="1120" y="577" font-size="26" text-anchor="end" fill="var(--aurora-text)">${escapeHtml(site)}</text>
</svg>`;
}
