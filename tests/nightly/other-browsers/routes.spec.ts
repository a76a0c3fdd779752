import {pageTypes} from '../../e2e/accessibility/pages';
import {expect, test} from './fixtures';
import {addressOf} from './window';

const pages = {
  ...pageTypes,
  reference: '/reference/ujust',
  'outside the sidebar': '/lts/introduction',
  tags: '/blog/tags',
  archive: '/blog/archive',
};

for (const [type, path] of Object.entries(pages)) {
  test(`a page loads, is hydrated, and links to the next one: ${type}`, async ({window, open}) => {
    await open(path);
    expect(await window.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    // A full page load would reset this.
    await window.evaluate(() => {
      document.documentElement.dataset.kept = '';
    });
    await window.click('.footer a[href$="/project-docs/credits"]');
    await expect.poll(() => addressOf(window)).toBe('/project-docs/credits');
    await expect
      .poll(() => window.evaluate(() => document.querySelector('h1')?.textContent))
      .toBe('Credits');
    expect(await window.evaluate(() => document.documentElement.dataset.kept)).toBe('');
  });
}
