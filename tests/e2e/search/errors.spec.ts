import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWithHit, hostedTest as test, stopClock, useHostedSearch} from './hosted';

const unreachable = 'Unable to fetch results';

test('all hosts unreachable: the error screen says so, and what to look at', async ({
  page,
  open,
}) => {
  await useHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
  await open('/guides/vpn');
  await searchOf(page).button.click();
  const {dialog, input, options} = searchOf(page);
  await input.fill('tailscale');
  await expect(dialog.getByRole('status')).toHaveText(unreachable);
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(options).toHaveCount(0);
});

for (const [what, fulfillment, text] of [
  ['a status of the client error kind', {status: 403, json: {message: 'no'}}, /with status 403\./],
  [
    'an answer that is no JSON',
    {status: 200, body: '<html>'},
    /an answer that this page cannot read/,
  ],
] as const) {
  test(`${what} has its own text, and is not taken for an unreachable host`, async ({
    page,
    open,
  }) => {
    await useHostedSearch(page, (_query, route) =>
      route.fulfill({headers: {'access-control-allow-origin': '*'}, ...fulfillment}),
    );
    await open('/guides/vpn');
    await searchOf(page).button.click();
    const {dialog, input} = searchOf(page);
    await input.fill('tailscale');
    await expect(dialog.getByRole('status')).toHaveText('The search did not answer');
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText(unreachable)).toHaveCount(0);
  });
}

test('one click answers the same query without the network', async ({page, open}) => {
  await useHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
  await open('/guides/vpn');
  await searchOf(page).button.click();
  const {dialog, input, group} = searchOf(page);
  await input.fill('secure boot password');
  await dialog.getByRole('button', {name: 'Search without the service'}).click();
  await expect(group('Get Aurora').getByRole('option').first()).toBeVisible();
  await expect(input).toHaveValue('secure boot password');
  await expect(dialog.getByText(unreachable)).toHaveCount(0);
});

test('the error goes away with the next answer', async ({page, open}) => {
  await useHostedSearch(page, (query, route) =>
    query.query === 'fails' ? route.fulfill({status: 400, json: {}}) : fulfillWithHit(query, route),
  );
  await open('/guides/vpn');
  await searchOf(page).button.click();
  const {dialog, input, options} = searchOf(page);
  await input.fill('fails');
  await expect(dialog.getByRole('status')).toHaveText(/did not answer|Unable to fetch/);
  await input.fill('works');
  await expect(options).toHaveText(/About works/);
  await expect(dialog.getByRole('status')).toHaveText('One result');
});

test('an empty query makes no server call', async ({page, open}) => {
  const asked = await useHostedSearch(page, fulfillWithHit);
  await open('/guides/vpn');
  await stopClock(page);
  await searchOf(page).button.click();
  const {dialog, input, options} = searchOf(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await input.fill('vpn');
  await expect(options).toHaveCount(1);
  await input.fill('');
  await input.fill('   ');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  expect(asked.map(({query}) => query)).toEqual(['vpn']);
});
