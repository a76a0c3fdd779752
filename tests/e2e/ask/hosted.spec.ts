import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {eventsOf, modelsOf} from '../../fixtures/model-server/shapes';
import {expect} from '../fixtures';
import {hostedTest as test} from '../search/hosted';
import {askPart} from './ask';

const {endpoint, model} = hostedSite.ask;

test.use({tolerated: /^request to another site: https:\/\/ai\.example\.org\/v1\//});

test('a site with a model of its own asks it once the reader has chosen it, beside a hosted search', async ({
  page,
  open,
}) => {
  const bodies: unknown[] = [];
  await page.route(`${endpoint}/**`, async (route) => {
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers});
    } else if (route.request().url().endsWith('/models')) {
      await route.fulfill({headers, json: modelsOf('llama.cpp', [model])});
    } else {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({
        headers: {...headers, 'content-type': 'text/event-stream'},
        body: eventsOf('llama.cpp', ['Start **rescue mode** [1].']),
      });
    }
  });
  await open('/search');
  await page.getByRole('searchbox').press('?');
  const part = askPart(page);
  const button = (name: string) => part.getByRole('button', {name, exact: true});
  await button('Connect a model').click();
  const choice = part.getByRole('radio', {name: /The model of this site, at ai\.example\.org/});
  await expect(choice).not.toBeChecked();
  expect(bodies).toEqual([]);
  await choice.check();
  await button('Test connection').click();
  await expect(part.getByText(/^It works: tiny answered after/)).toBeVisible();
  await button('Done').click();
  await part.getByRole('textbox').fill('how do I reset a forgotten password?');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('link', {name: /^Source 1: /})).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({model, stream: true});
});
