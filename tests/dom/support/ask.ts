import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {expect} from 'vitest';
import {settingsKey} from '../../../src/ask/core/settings';
import {fill, input, openSearch} from './dialog';

/** The part that answers questions. */
export const askPart = () => within(screen.getByRole('region', {name: 'Ask the docs'}));
export const button = (name: string | RegExp) => askPart().getByRole('button', {name});
export const question = () => askPart().getByRole<HTMLTextAreaElement>('textbox', {name: /^Ask/});
export const announced = () => askPart().getAllByRole('status')[0]?.textContent;

/** Asks from the search. */
export async function askFromSearch(user: UserEvent, query: string): Promise<void> {
  await openSearch(user);
  fill(input(), query);
  await user.click(await screen.findByRole('button', {name: 'Ask the docs'}));
  await waitFor(() => expect(question()).toBe(document.activeElement));
}

/** Asks a follow-up question. */
export async function askNext(user: UserEvent, text: string): Promise<void> {
  await user.type(question(), `${text}{Enter}`);
}

/** Stores settings that connect the model `tiny`. */
export function connect(): void {
  localStorage.setItem(
    settingsKey,
    JSON.stringify({
      source: 'local',
      endpoint: 'http://127.0.0.1:8080/v1',
      model: 'tiny',
      context: 4_096,
    }),
  );
}
