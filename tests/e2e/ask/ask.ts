import {expect, type Locator, type Page} from '@playwright/test';
import {startModelServer, type ModelServer} from '../../fixtures/model-server/server';
import {openSearch, searchOf} from '../search/dialog';

/** A port that the policy allows, and that hardly any program uses. */
const port = 8081;

/** Starts a server where readers may have one. */
export async function startOwnServer(): Promise<ModelServer> {
  return startModelServer({port, models: ['tiny']}).catch((cause: unknown) => {
    throw new Error(`Port ${port} is in use. These tests need it; end the program that has it.`, {
      cause,
    });
  });
}

/** Has the browser remember a connected model. */
export async function connect(page: Page): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('aurora-ask', settings),
    JSON.stringify({
      source: 'local',
      endpoint: `http://127.0.0.1:${port}/v1`,
      model: 'tiny',
      context: 4_096,
    }),
  );
}

/** The part that answers questions. */
export const askPart = (page: Page): Locator => page.getByRole('region', {name: 'Ask the docs'});

/** Asks from the search, with a question that the docs answer. */
export async function ask(page: Page, question = 'how do I reset a forgotten password?') {
  await openSearch(page);
  await searchOf(page).input.fill(question);
  await page.getByRole('button', {name: 'Ask the docs'}).click();
  await expect(askPart(page).getByText('From the docs', {exact: true})).toBeVisible();
}
