import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hasReadableHash, withReadableHash} from './readableHash';

/** Rewrites the hash of the current address before the router reads it. */
function rewriteHash(): void {
  const {href, hash} = window.location;
  if (!hasReadableHash(hash)) {
    window.history.replaceState(window.history.state, '', withReadableHash(href));
  }
}

/** Leaves a link that the router could not follow to the browser. */
function bypassRouter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !hasReadableHash(link.hash)) {
    event.stopPropagation();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  rewriteHash();
  window.addEventListener('popstate', rewriteHash, {capture: true});
  window.addEventListener('click', bypassRouter, {capture: true});
}
