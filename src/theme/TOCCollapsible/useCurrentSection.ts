import type {TOCItem} from '@docusaurus/mdx-loader';
import {useEffect, useState} from 'react';
import {decodeHash} from '../../navigation/decodeHash';

/** How far down the window a heading counts as reached, as a part of its height. */
const reached = 1 / 3;

interface CurrentSection {
  /** The id of its heading. */
  id?: string;
  title?: string;
}

/**
 * The section of the last heading that the reader has scrolled to, or of the one that a link has led
 * to; nothing above the first one.
 *
 * @param toc the headings that count
 */
export default function useCurrentSection(toc: readonly TOCItem[]): CurrentSection {
  const [heading, setHeading] = useState<Element>();

  useEffect(() => {
    function update() {
      // Looked up each time, because those below the first screen come after the first paint
      // (src/navigation/useFirstScreen.ts).
      const headings = toc.flatMap(({id}) => document.getElementById(id) ?? []);
      const line = window.innerHeight * reached;
      const come = headings.filter(
        // Headings in a closed part of the page have no place.
        (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < line,
      );
      // Below a short section, the next heading is up there as well.
      const id = decodeHash(window.location.hash);
      const linked = come.find((one) => one.id === id && one.getBoundingClientRect().top >= 0);
      setHeading(linked ?? come.at(-1));
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
  return heading ? {id: heading.id, title: heading.textContent.replace('\u200B', '')} : {};
}
