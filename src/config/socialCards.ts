/** The pictures that other sites show beside a link to a page: one for each page and post. */
export const socialCards = {
  /** The plugin that draws them, and the folder of the site they are in. */
  name: 'social-cards',
  width: 1200,
  height: 630,
} as const;

/** What the plugin tells the pages. */
export interface SocialCardsData {
  /** Whether this build has cards; `npm start` never does. */
  isOn: boolean;
}

/**
 * Where the card of a page is.
 *
 * @param path the path of the page below the site's base URL, for example `guides/vpn`
 * @returns a path below the base URL, for example `social-cards/guides/vpn.png`
 */
export function socialCardPath(path: string): string {
  return `${socialCards.name}/${path.replace(/^\/|\/$/g, '') || 'index'}.png`;
}
