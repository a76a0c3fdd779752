/** The color scheme of the system. */
export type ColorScheme = 'light' | 'dark';

/** A browser window with its own profile, with the features that all drivers support. */
export interface BrowserWindow {
  /** Opens a page of the site without waiting for hydration. */
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page, which cannot use variables from outside. */
  evaluate: <Result>(run: (input: string) => Result, input?: string) => Promise<Awaited<Result>>;
  keyboard: {
    /** Presses a key, such as `Tab`, `Shift+Tab` or `Control+k`. */
    press: (keys: string) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
  click: (selector: string) => Promise<void>;
  setViewport: (size: {width: number; height: number}) => Promise<void>;
  /** The errors of the page so far, one line each. */
  errors: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

export interface Browser {
  newWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
}

/**
 * @param origin of the site
 */
export type StartBrowser = (origin: string, colorScheme: ColorScheme) => Promise<Browser>;
