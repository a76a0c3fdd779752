/** What the system asks pages to look like. */
export type ColorScheme = 'light' | 'dark';

/** A window of a browser with a profile of its own, as far as its driver reaches. */
export interface BrowserWindow {
  /** Opens a page of the site, without waiting for its code. */
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; it cannot use anything from outside itself. */
  evaluate: <Result>(run: (input: string) => Result, input?: string) => Promise<Awaited<Result>>;
  keyboard: {
    /** Presses a key, such as `Tab`, `Shift+Tab` or `Control+k`. */
    press: (keys: string) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
  click: (selector: string) => Promise<void>;
  setViewport: (size: {width: number; height: number}) => Promise<void>;
  /** What the page complained about so far, one line each. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  newWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
}

/**
 * Starts a browser.
 *
 * @param origin of the site
 */
export type StartBrowser = (origin: string, colorScheme: ColorScheme) => Promise<Browser>;
