/**
 * Takes everything outside of an element away from keyboard and screen readers. What lies over the
 * page for the mouse alone, such as the backdrop that closes a menu, stays as it is.
 *
 * @param inside the element that stays usable
 * @returns gives the rest back
 */
export default function setOutsideInert(inside: Element): () => void {
  const taken: Element[] = [];
  for (let element = inside; element !== document.body;) {
    const parent = element.parentElement;
    if (!parent) {
      break;
    }
    for (const sibling of parent.children) {
      if (
        sibling !== element &&
        sibling.getAttribute('role') !== 'presentation' &&
        !sibling.hasAttribute('inert')
      ) {
        sibling.setAttribute('inert', '');
        taken.push(sibling);
      }
    }
    element = parent;
  }
  return () => {
    for (const element of taken) {
      element.removeAttribute('inert');
    }
  };
}
