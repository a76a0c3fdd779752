import type {TOCItem} from '@docusaurus/mdx-loader';
import {useEffect, useState} from 'react';

/** How far down the window a heading counts as reached, as a part of its height. */
const reached = 1 / 3;

/**
 * The text of the last heading that the reader has scrolled to; undefined above the first one.
 *
 * @param toc the headings that count
 */
export default function useCurrentSection(toc: readonly TOCItem[]): string | undefined {
  const [heading, setHeading] = useState<Element>();

  useEffect(() => {
    function update() {
      // Looked up each time, because those below the first screen come after the first paint
      // (src/navigation/useFirstScreen.ts).
      const headings = toc.flatMap(({id}) => document.getElementById(id) ?? []);
      const line = window.innerHeight * reached;
      setHeading(
        headings.findLast(
          // Headings in a closed part of the page have no place.
          (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < line,
        ),
      );
    }
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [toc]);

  // The link to the section is in the heading too, with a space of no width as its text.
  return heading?.textContent?.replace('\u200B', '');
}
