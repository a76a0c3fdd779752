import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Takes `.html` and `/index.html` off the address before the page is made interactive (SPEC §2).
// Docusaurus strips them too, but only after it has looked for the page's code under the full
// address, so that the page it then draws does not match the one that was served.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (stripped !== pathname && pathname !== '/404.html') {
    window.history.replaceState(null, '', `${stripped}${search}${hash}`);
  }
}
