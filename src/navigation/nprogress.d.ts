// The progress bar of theme-classic 3.9.2, which comes without types; what this site calls of it.
declare module 'nprogress' {
  const progress: {
    /** Ends the bar; without one it does nothing. */
    done: () => void;
  };
  export default progress;
}
