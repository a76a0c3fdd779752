import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the browser can do, for links, which need not watch whether they are in view. */
export default {...ExecutionEnvironment, canUseIntersectionObserver: false};
