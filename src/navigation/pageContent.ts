/**
 * What to observe for changes of a page's height: the root element and the body are as high as the
 * window, whatever they contain.
 */
export function pageContent(): HTMLElement {
  return document.getElementById('__docusaurus') ?? document.body;
}
