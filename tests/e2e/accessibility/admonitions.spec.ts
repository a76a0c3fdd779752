import {expect, test} from '../fixtures';

test('a box with a title of its own says of what kind it is, and one without says it once', async ({
  page,
  open,
}) => {
  await open('/guides/install-guide');
  const danger = page.locator('.theme-admonition-danger').first();
  await expect(danger.getByRole('img', {name: 'danger', exact: true})).toBeVisible();
  await open('/guides/report-issues');
  const note = page.locator('.theme-admonition-note').filter({hasText: /^note/});
  await expect(note.first()).toBeVisible();
  await expect(note.first().getByRole('img')).toHaveCount(0);
});
