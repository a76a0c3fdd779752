import {screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {isOpen, openSearch} from '../support/dialog';
import {visit} from '../support/site';

test('a click inside the dialog does not close it', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.click(await screen.findByText('No recent searches'));
  expect(isOpen()).toBe(true);
});
