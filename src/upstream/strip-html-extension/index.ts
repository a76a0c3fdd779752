import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Strips `.html` and `/index.html` from the address before the page becomes interactive (SPEC §2).

const notFoundPath = '/404.html';

/** Whether the host had nothing at this address and responded with its not-found page. */
function isNotFoundPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === notFoundPath;
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (stripped !== pathname && pathname !== notFoundPath) {
    const address = `${stripped}${search}${hash}`;
    if (isNotFoundPage()) {
      // The page at the stripped address is another one, so it has to be loaded. Until it is, this
      // one goes by its own address, or React would render that page in its place.
      window.history.replaceState(null, '', notFoundPath);
      window.location.replace(address);
    } else {
      window.history.replaceState(null, '', address);
    }
  }
}
