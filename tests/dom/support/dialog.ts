import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {expect} from 'vitest';

export const searchButton = () => screen.getByRole('button', {name: /^Search \(/});
export const dialog = () => screen.getByRole('dialog', {name: 'Search the documentation'});
export const input = () => within(dialog()).getByRole<HTMLInputElement>('combobox');

/** What the dialog announces. */
export const status = () => within(dialog()).getAllByRole('status')[0]?.textContent;

/** The hits of all groups. */
export const options = () => within(dialog()).queryAllByRole<HTMLAnchorElement>('option');

/** The number of the active hit. */
export const activeIndex = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

export const isOpen = () => screen.queryByRole('dialog') !== null;

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({textContent}) => textContent);

/** The path and the query of the current page. */
export const address = () => window.location.pathname + window.location.search;

export async function openSearch(user: UserEvent): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(input()).toBe(document.activeElement));
}

/** Replaces the text of a field at once. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, {target: {value}});
}

/** Waits for the results of the whole query, from the whole index. */
export async function expectFinal(): Promise<void> {
  await waitFor(() => {
    const list = within(dialog()).getByRole('listbox');
    expect([list.getAttribute('aria-busy'), list.dataset.provisional]).toEqual(['false', 'false']);
  });
}
