import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {expect, test, vi} from 'vitest';
import Checklist from '../../../src/components/Checklist';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';

// Docusaurus tells its listeners in a way that the simulated browser lacks.
Object.defineProperty(StorageEvent.prototype, 'initStorageEvent', {
  configurable: true,
  value(this: StorageEvent, type: string, ...rest: unknown[]) {
    const [, , key] = rest;
    this.initEvent(type);
    Object.defineProperties(this, {key: {value: key}, storageArea: {value: window.localStorage}});
  },
});

const page = (version: string) => (
  <MemoryRouter initialEntries={['/guides/install-guide/']}>
    <BrowserContext value={true}>
      <Checklist version={version}>
        <ol>
          <li>Plug the stick in.</li>
          <li>Switch the computer on. Choose the stick.</li>
        </ol>
      </Checklist>
    </BrowserContext>
  </MemoryRouter>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', {name});

test('ticks are kept for the text that they were made for', async () => {
  const user = userEvent.setup();
  const {unmount} = render(page('a'));
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(box('Step 2: Switch the computer on'));
  expect(screen.getByText(/1 of 2 done/)).toBeTruthy();
  unmount();

  const again = render(page('a'));
  expect(box('Step 1: Plug the stick in').checked).toBe(false);
  expect(box('Step 2: Switch the computer on').checked).toBe(true);
  again.unmount();

  render(page('b'));
  expect(box('Step 2: Switch the computer on').checked).toBe(false);
});

test('starting over clears them, and leads the keyboard to the first step', async () => {
  const user = userEvent.setup();
  render(page('a'));
  await user.click(box('Step 1: Plug the stick in'));
  await user.click(screen.getByRole('button', {name: 'Start over'}));
  expect(box('Step 1: Plug the stick in').checked).toBe(false);
  expect(document.activeElement).toBe(box('Step 1: Plug the stick in'));
});

test('where the browser stores nothing, ticks last until the page is left', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    length: 0,
    clear: () => undefined,
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    },
  });
  const user = userEvent.setup();
  render(page('a'));
  await user.click(box('Step 1: Plug the stick in'));
  expect(box('Step 1: Plug the stick in').checked).toBe(true);
  expect(error).toHaveBeenCalled();
});
