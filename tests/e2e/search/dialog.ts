import {expect, type Locator, type Page} from '@playwright/test';

/** A class name that only the code of the dialog contains. */
export const codeOfDialog = 'DocSearch-Cancel';

/** The engine may start slowly on a busy machine. */
export const engineStart = {timeout: 60_000};

/** Locators of the search button and of the parts of the dialog. */
export interface SearchDialog {
  button: Locator;
  dialog: Locator;
  input: Locator;
  clear: Locator;
  cancel: Locator;
  /** The hits of all groups. */
  options: Locator;
  /** The group of a sidebar category, by its label. */
  group: (label: string) => Locator;
}

export function searchOf(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  return {
    button: page.locator('nav.navbar').getByRole('button', {name: /^Search/}),
    dialog,
    input: dialog.getByRole('combobox'),
    clear: dialog.getByRole('button', {name: 'Clear'}),
    cancel: dialog.getByRole('button', {name: 'Cancel'}),
    options: dialog.getByRole('option'),
    group: (label) => dialog.getByRole('group', {name: label, exact: true}),
  };
}

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
}

/** Waits for the results from the whole index, which do not change any more. */
export async function expectFinal(page: Page): Promise<void> {
  const list = searchOf(page).dialog.getByRole('listbox');
  await expect(list).toHaveAttribute('data-provisional', 'false');
}

/** Types into the open search and waits for the results of the whole query. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  const {input, dialog} = searchOf(page);
  await expect(input).toBeFocused();
  await page.keyboard.type(query);
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
}
