/** In place of @docusaurus/ExecutionEnvironment: a page as the build renders it. */
export default {canUseDOM: false};
