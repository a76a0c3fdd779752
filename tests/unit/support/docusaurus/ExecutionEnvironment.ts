/** Mock of @docusaurus/ExecutionEnvironment during the build. */
export default {canUseDOM: false};
