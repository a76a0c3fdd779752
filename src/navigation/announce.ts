let region: HTMLElement | undefined;

/**
 * Puts an empty live region into the page. Most screen readers ignore one that is inserted together
 * with its text.
 */
export function prepareAnnouncements(): HTMLElement {
  if (!region) {
    region = document.createElement('p');
    region.setAttribute('aria-live', 'polite');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  return region;
}

/** Says to screen readers what readers can see elsewhere. The same text twice is said twice. */
export function announce(text: string): void {
  prepareAnnouncements().replaceChildren(text);
}
