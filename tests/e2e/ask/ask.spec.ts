import {readFile} from 'node:fs/promises';
import {askBudget} from '../../../src/config/budgets';
import {begun, hang, streamed, type ModelServer} from '../../fixtures/model-server/server';
import {overBudget, weighFiles} from '../../weight';
import {violationsInBothModes, violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';
import {openSearch, searchOf} from '../search/dialog';
import {ask, askPart, connect, startOwnServer} from './ask';

// One server, on one port.
test.describe.configure({mode: 'serial'});
test.use({
  // A color in the middle of a transition is not a real one.
  contextOptions: {reducedMotion: 'reduce'},
  // What the reader has chosen to contact, and what the browser reports of it when nobody is there or
  // the site is not allowed.
  tolerated:
    /^request to another site: http:\/\/127\.0\.0\.1:(?:8080|8081|9931|11434|1234)\/v1\/|ERR_CONNECTION_REFUSED|blocked by CORS policy|ERR_FAILED/,
});

let server: ModelServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.allowOrigins(true);
  server.requests.length = 0;
});

const answer = [
  'Start **rescue mode**, then set it [1]:',
  '\n\n```bash\nls /var/home\n',
  '```\n🔑 Done.',
];

test('nothing of Ask is loaded, stored or sent before it is chosen, and then no more than its budget', async ({
  page,
  open,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']?.includes('prefetch')) {
      files.add(new URL(request.url()).pathname);
    }
  });
  await connect(page);
  server.reply(streamed('llama.cpp', answer, 1));
  await open('/guides/vpn');
  await openSearch(page);
  const {input, options} = searchOf(page);
  await input.fill('reset a password');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => [...files].some((file) => file.includes('/rest.'))).toBe(true);
  expect(server.requests).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const before = new Set(files);
  await page.getByRole('button', {name: 'Ask the docs'}).click();
  await expect(askPart(page).getByRole('link', {name: /^Source 1: /})).toBeVisible();
  const added = await weighFiles(
    [...files].filter((file) => /^\/assets\//.test(file) && !before.has(file)),
  );
  expect(added.length).toBeGreaterThan(2);
  const isAsk = (file: string) => /\/ask[.-]/.test(file);
  const docs = added.filter(({path}) => isAsk(path));
  const answers = added.filter(({path}) => !isAsk(path));
  expect(overBudget('Ask loads', docs, askBudget.docs)).toBeUndefined();
  expect(overBudget('An answer loads', answers, askBudget.answers)).toBeUndefined();
});

for (const width of [1280, 360]) {
  test(`the whole way from a question to a streamed answer works, and axe finds nothing wrong at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 740});
    // The colors are the same at each width.
    const violations = () =>
      width === 360 ? violationsOf(page, {without: 'color-contrast'}) : violationsInBothModes(page);
    server.reply(begun('Ollama', ['Wait'], hang));
    await open('/guides/vpn');
    await ask(page);
    const part = askPart(page);
    const button = (name: string) => part.getByRole('button', {name, exact: true});
    expect.soft(await violations(), 'on first use').toEqual([]);

    await button('Connect a model').click();
    await part.getByRole('radio', {name: /A model on this computer/}).check();
    await button('Look for a server').click();
    await expect(part.getByRole('combobox', {name: 'Model'})).toHaveValue('tiny');
    expect.soft(await violations(), 'in the settings').toEqual([]);
    await button('Done').click();

    await part.getByRole('textbox').fill('how do I reset a forgotten password?');
    await page.keyboard.press('Enter');
    await expect(part.getByText('Wait')).toBeVisible();
    await button('Stop').click();
    await expect(part.getByText('Stopped', {exact: true}).last()).toBeVisible();
    server.reply(streamed('Ollama', answer, 1));
    await button('Answer again').click();
    await expect(part.getByText('🔑 Done.')).toBeVisible();
    await expect(
      part.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
    ).toBeVisible();
    expect.soft(await violations(), 'with an answer').toEqual([]);
    const download = page.waitForEvent('download');
    await button('Save').click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toMatch(
      /how do I reset a forgotten password\?[^]*🔑 Done\.[^]*\/guides\/rescue-mode/,
    );
    // It fills a phone, and stays within the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );

    await part.getByRole('link', {name: /^Source 1: /}).click();
    await expect(page).toHaveURL(/\/guides\/rescue-mode#set-a-new-password$/);
    await expect(part).toBeHidden();
  });
}

test('the answer to the next question comes into view', async ({page, open}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open('/guides/vpn');
  await ask(page);
  const part = askPart(page);
  await part.getByRole('textbox').fill('how do I connect Bluetooth headphones?');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('heading', {level: 3})).toHaveCount(2);
  const turn = part.getByRole('article').last();
  await expect(turn.getByText('From the docs', {exact: true})).toBeVisible();
  /** How far the question is below the top of what scrolls, in pixels. */
  const distance = () =>
    turn.getByRole('heading').evaluate((heading) => {
      const top = heading.closest('.ask-Body')?.getBoundingClientRect().top ?? Infinity;
      return heading.getBoundingClientRect().top - top;
    });
  await expect.poll(distance).toBeLessThan(40);
});

test('a server that forbids this site is told from one that is not there', async ({page, open}) => {
  await connect(page);
  server.allowOrigins(false);
  await open('/guides/vpn');
  await ask(page);
  const part = askPart(page);
  await expect(
    part.getByText('A server runs at 127.0.0.1:8081, but does not let this site use it'),
  ).toBeVisible();
  expect.soft(await violationsInBothModes(page), 'with a failure').toEqual([]);
  await server.close();
  await part.getByRole('button', {name: 'Try again'}).click();
  await expect(part.getByText('No model answers at 127.0.0.1:8081')).toBeVisible();
  server = await startOwnServer();
});

test('a browser that keeps the site from the computer is told from both', async ({page, open}) => {
  // As Chromium does once a reader has answered its question with no. The build of it without
  // windows does not ask.
  await page.route('http://127.0.0.1:8081/**', (route) => route.abort('failed'));
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (descriptor) => {
      const isDenied = String(descriptor.name) === 'loopback-network';
      const status = await query(isDenied ? {name: 'notifications'} : descriptor);
      return isDenied ? Object.defineProperty(status, 'state', {value: 'denied'}) : status;
    };
  });
  await connect(page);
  await open('/guides/vpn');
  await ask(page);
  await expect(
    askPart(page).getByText('Your browser does not let this site reach your computer'),
  ).toBeVisible();
  expect(server.requests).toEqual([]);
});

test('a question on the search page is not below the navbar', async ({page, open}) => {
  await open('/search?q=how do I use docker without sudo');
  await page.getByRole('main').getByRole('button', {name: 'Ask the docs'}).click();
  const turn = askPart(page).getByRole('article');
  await expect(turn.getByText(/^(?:From the docs|What comes closest)$/)).toBeVisible();
  const bottomOfNavbar = () =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  const top = () =>
    turn.getByRole('heading').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) - (await bottomOfNavbar())).toBeGreaterThanOrEqual(0);
});

test('the search page asks, and "?" in its empty field does', async ({page, open}) => {
  await open('/search');
  await page.getByRole('searchbox').press('?');
  const part = askPart(page);
  await part.getByRole('textbox').fill('xylophone lessons');
  await page.keyboard.press('Enter');
  await expect(part.getByText('The docs do not seem to cover this').last()).toBeVisible();
  expect.soft(await violationsInBothModes(page), 'without an answer').toEqual([]);
});

test('who asks for more passages goes on with the keyboard at the first new one', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  await ask(page);
  const passages = askPart(page).locator('.ask-Passages > li');
  await expect(passages).toHaveCount(4);
  await page.getByRole('button', {name: /^Show \d+ more$/}).focus();
  await page.keyboard.press('Enter');
  await expect(passages.nth(4).getByRole('link').first()).toBeFocused();
});
