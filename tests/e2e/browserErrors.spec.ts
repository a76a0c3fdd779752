import {expect, test, type Page} from '@playwright/test';
import {collectErrors} from './browserErrors';

/** Opens a page with a script. Returns the errors that are collected. */
async function errorsOf(page: Page, baseURL: string | undefined, script: string) {
  const origin = new URL(baseURL ?? '').origin;
  const errors = await collectErrors(page.context(), origin);
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    switch (pathname) {
      case '/page':
        return route.fulfill({
          contentType: 'text/html',
          headers: {'content-security-policy': "img-src data:; worker-src 'none'"},
          body: `<!doctype html><link rel="icon" href="data:," /><script>${script}</script>`,
        });
      case '/missing':
        return route.fulfill({status: 404, body: ''});
      case '/cut':
        return route.abort();
      default:
        return route.fulfill({body: ''});
    }
  });
  await page.goto('/page');
  return errors;
}

const faults = [
  {name: 'a console error', script: `console.error('Oh no')`, line: /^console error: Oh no/},
  {name: 'a page error', script: `throw new Error('Oh no')`, line: /^page error: Oh no$/},
  {
    name: 'an unhandled rejection',
    script: `Promise.reject(new Error('Oh no'))`,
    line: /^page error: Oh no$/,
  },
  {
    name: 'a failed request',
    script: `fetch('/cut').catch(() => {})`,
    line: /^failed request: .*\/cut \(net::ERR_FAILED\)$/,
  },
  {
    name: 'a missing file',
    script: `fetch('/missing')`,
    line: /^status 404: .*\/missing$/,
  },
  {
    name: 'a request to another site',
    script: `fetch('https://tracker.example/', {mode: 'no-cors'})`,
    line: /^request to another site: https:\/\/tracker\.example\/$/,
  },
  {
    name: 'an image blocked by the security policy',
    script: `new Image().src = '/picture.png'`,
    line: /^console error: Refused by the security policy: img-src .*\/picture\.png/,
  },
  {
    name: 'a worker blocked by the security policy',
    script: `new Worker('/worker.js')`,
    line: /^console error: Refused by the security policy: worker-src .*\/worker\.js/,
  },
];

for (const {name, script, line} of faults) {
  test(`${name} is collected`, async ({page, baseURL}) => {
    const errors = await errorsOf(page, baseURL, script);
    await expect.poll(() => errors.some((error) => line.test(error))).toBe(true);
  });
}

test('a page without errors has none', async ({page, baseURL}) => {
  const errors = await errorsOf(
    page,
    baseURL,
    `console.warn('Mind'); fetch('/right').then(() => document.body.append('Done'))`,
  );
  await expect(page.getByText('Done')).toBeVisible();
  expect(errors).toEqual([]);
});
