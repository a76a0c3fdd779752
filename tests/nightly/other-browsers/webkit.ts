import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {Builder, By, Capabilities, Key, type WebDriver} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findProgram} from '../../../scripts/lib/programs.mjs';
import {freePort} from '../../../scripts/lib/serve.mjs';
import type {BrowserWindow, ColorScheme, StartBrowser} from './browser';
import {serveInstrumented, type InstrumentedPage} from './instrumented';

/** Starts WebKit's driver on its own X server. Each window is a separate browser. */
export const startWebKit: StartBrowser = async (site, colorScheme) => {
  const {origin, close: closeSite} = await serveInstrumented(site);
  const {server, display} = await startXServer();
  const driver = createDriver(display, await freePort(), colorScheme);
  const address = await driver.start();
  return {
    newWindow: async () => {
      const session = await new Builder()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            // The toolbar would be wider than a phone.
            'webkitgtk:browserOptions': {args: ['--automation', '--full-screen']},
          }),
        )
        .build();
      return windowOf(session, origin);
    },
    async close() {
      await driver.kill();
      await stop(server);
      closeSite();
    },
  };
};

/** Starts an X server that is not reset when its last window is closed. */
async function startXServer(): Promise<{server: ChildProcess; display: string}> {
  const server = spawn(
    programNamed('Xvfb'),
    ['-displayfd', '3', '-noreset', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {server, display: `:${number.toString().trim()}`};
}

function createDriver(display: string, port: number, colorScheme: ColorScheme): DriverService {
  const builder = new DriverService.Builder(programNamed('WebKitWebDriver'));
  builder.addArguments(`--port=${port}`).setPort(port).setLoopback(true);
  return builder
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    })
    .build();
}

function programNamed(name: string): string {
  const program = findProgram(name);
  if (program === undefined) {
    throw new Error(`${name} is not installed.`);
  }
  return program;
}

async function stop(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) {
    await once(program, 'exit');
  }
}

const namedKeys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

function windowOf(session: WebDriver, origin: string): BrowserWindow {
  /** The errors of previous pages. */
  const earlier: string[] = [];
  const evaluate: BrowserWindow['evaluate'] = (run, input = '') =>
    session.executeScript(run, input);
  const errors = async () => [
    ...earlier,
    ...(await evaluate(() => (globalThis as InstrumentedPage).collectedErrors ?? [])),
  ];
  /** A navigation would lose the errors. */
  const keepErrors = async () => {
    earlier.splice(0, earlier.length, ...(await errors()));
  };
  return {
    async goto(path) {
      await keepErrors();
      await session.get(`${origin}${path}`);
    },
    async reload() {
      await keepErrors();
      await session.navigate().refresh();
    },
    evaluate,
    keyboard: {
      async press(keys) {
        const names = keys.split('+').map((name) => namedKeys[name] ?? name);
        const actions = session.actions({async: true});
        for (const name of names) {
          actions.keyDown(name);
        }
        for (const name of names.toReversed()) {
          actions.keyUp(name);
        }
        await actions.perform();
      },
      type: (text) => session.actions({async: true}).sendKeys(text).perform(),
    },
    click: (selector) => session.findElement(By.css(selector)).click(),
    setViewport: async (size) => void (await session.manage().window().setRect(size)),
    errors,
    close: () => session.quit(),
  };
}
