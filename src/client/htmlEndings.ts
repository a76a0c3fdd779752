import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Takes `.html` and `/index.html` off the address before the page is made interactive (SPEC §2).
// Docusaurus strips them too, but only after it has looked for the page's code under the full
// address, so that the page it then draws does not match the one that was served.

const notFound = '/404.html';

/** Whether the host had nothing at this address, and answered with its not-found page. */
function isNotFound(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === notFound;
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (stripped !== pathname && pathname !== notFound) {
    const address = `${stripped}${search}${hash}`;
    if (isNotFound()) {
      // The page that is meant is another one than the one that was served, so it has to be loaded.
      // Until it comes, this one goes by its own name, or React would draw that page in its place.
      window.history.replaceState(null, '', notFound);
      window.location.replace(address);
    } else {
      window.history.replaceState(null, '', address);
    }
  }
}
