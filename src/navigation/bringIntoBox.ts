/**
 * Scrolls an element to the middle of a box that scrolls, unless all of it is in view there. Only the
 * box scrolls; the page and the focus stay where they are.
 *
 * @param margin what at the edges of the box does not count as view, in pixels
 */
export default function bringIntoBox(element: Element, box: Element, margin = 0): void {
  const seen = box.getBoundingClientRect();
  const bottom = Math.min(seen.bottom, window.innerHeight);
  const place = element.getBoundingClientRect();
  if (place.top < seen.top + margin || place.bottom > bottom - margin) {
    box.scrollTop += (place.top + place.bottom - seen.top - bottom) / 2;
  }
}
