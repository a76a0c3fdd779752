/**
 * Makes everything outside an element inert for the keyboard and screen readers. The backdrop that
 * closes a menu stays clickable.
 *
 * @param inside the element that stays usable
 * @returns a function that undoes it
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
