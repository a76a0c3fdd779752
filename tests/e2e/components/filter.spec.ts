// cspell:words pageflip swapon
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';

const glossary = '/reference/glossary';

test('typing shows the entries with the words, and their number', async ({page}) => {
  await page.goto(glossary);
  const field = page.getByRole('searchbox', {name: 'Filter the glossary'});
  await expect(page.getByRole('heading', {name: /^Quadlet/, level: 2})).toBeVisible();
  await field.fill('enroll key');
  await expect(page.getByRole('heading', {name: /^Quadlet/})).toHaveCount(0);
  await expect(page.getByRole('heading', {name: /^Secure Boot/, level: 2})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: /^2 of \d+ entries$/})).toBeVisible();
});

test('text typed at the start keeps its order', async ({page}) => {
  await page.goto(`${glossary}?filter=key`);
  const field = page.getByRole('searchbox', {name: 'Filter the glossary'});
  // Hydration fills in the words of the URL and moves the caret to their end.
  await expect(field).toHaveValue('key');
  await field.press('Home');
  await field.pressSequentially('enroll ');
  await expect(field).toHaveValue('enroll key');
});

test('the field fits into a narrow window, also with large text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(glossary);
  const field = page.getByRole('searchbox', {name: 'Filter the glossary'});
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  await expect
    .poll(async () => {
      const box = await field.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? Infinity);
    })
    .toBeLessThanOrEqual(320);
});

test('the filter is in the URL, so that it can be shared', async ({page}) => {
  await page.goto(glossary);
  await page.getByRole('searchbox', {name: 'Filter the glossary'}).fill('uupd');
  await expect(page).toHaveURL(`${glossary}?filter=uupd`);
  await page.reload();
  await expect(page.getByRole('searchbox', {name: 'Filter the glossary'})).toHaveValue('uupd');
  await expect(page.getByRole('status').filter({hasText: /^1 of \d+ entries$/})).toBeVisible();
});

test('words without matches get a message, and clearing them shows all entries', async ({page}) => {
  await page.goto(`${glossary}?filter=zeppelin`);
  await expect(page.getByText('Nothing here contains all of these words.')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter the glossary'}).fill('');
  await expect(page.getByRole('heading', {name: /^Quadlet/, level: 2})).toBeVisible();
  await expect(page).toHaveURL(glossary);
});

test('a pasted line of a log shows the entries with most of its words', async ({page}) => {
  await page.goto('/reference/messages');
  const field = page.getByRole('searchbox', {name: 'Filter the messages'});
  await field.fill('Mar 18 08:43:30 host kernel: Bluetooth: command timed out for device 7');
  await expect(page.getByText('These come nearest')).toBeVisible();
  await expect(page.locator('main li code').first()).toContainText('Bluetooth');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all entries are shown, without the field', async ({page}) => {
    await page.goto(glossary);
    await expect(page.getByRole('heading', {name: /^Quadlet/, level: 2})).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter the glossary'})).toHaveCount(0);
  });
});

test('typing works if the browser limits URL updates, which are repeated later', async ({page}) => {
  await page.addInitScript(() => {
    const write = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state, unused, url) => {
      const filter = new URL(url ?? '', window.location.href).searchParams.get('filter') ?? '';
      if (filter.length > 3 && !sessionStorage.getItem('acceptsUpdates')) {
        throw new DOMException('Too many calls.', 'SecurityError');
      }
      write(state, unused, url);
    };
  });
  await page.goto(glossary);
  // Text typed before hydration is written at once.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const field = page.getByRole('searchbox', {name: 'Filter the glossary'});
  await field.pressSequentially('enroll key');
  await expect(field).toHaveValue('enroll key');
  await expect(page.getByRole('status').filter({hasText: /^2 of \d+ entries$/})).toBeVisible();
  expect(new URL(page.url()).search).toBe('?filter=enr');
  await page.evaluate(() => sessionStorage.setItem('acceptsUpdates', 'true'));
  await expect(page).toHaveURL(`${glossary}?filter=enroll+key`);
});

test('what is left of a list is in view, and the search is offered if it is not what was typed', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/reference/messages');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const list = page.getByRole('searchbox', {name: 'Filter the messages'});
  await page.evaluate(() => window.scrollTo({top: 9_000, behavior: 'instant'}));
  await list.fill('pageflip');
  const entry = page.getByRole('main').locator('li', {hasText: 'Pageflip timed out'});
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(list).toBeInViewport({ratio: 1});
  await list.fill('swapon failed');
  await page.getByRole('link', {name: 'Search all pages for them'}).click();
  await expect(page).toHaveURL('/search?q=swapon+failed');
});

test.describe('the recipes', () => {
  const recipes = '/reference/ujust';

  test('a button shows only the recipes with its badge, in the contents too', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    await page.goto(recipes);
    const deletes = page.getByRole('group', {name: 'Show only'}).getByRole('button', {
      name: 'deletes',
    });
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await deletes.click();
    await expect(deletes).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${recipes}?only=deletes`);
    await expect(page.getByRole('status').filter({hasText: /^2 of \d+ entries$/})).toBeVisible();
    await expect(contents.getByRole('link', {name: 'clean-system'})).toBeVisible();
    await expect(contents.getByRole('link', {name: 'update', exact: true})).toBeHidden();
    await deletes.press('Space');
    await expect(page).toHaveURL(recipes);
    await expect(contents.getByRole('link', {name: 'update', exact: true})).toBeVisible();
  });

  test('a topic shows only its recipes, together with the buttons', async ({page}) => {
    await page.goto(recipes);
    const topic = page.getByRole('combobox', {name: 'Topic'});
    const number = page.getByRole('status').filter({hasText: /entries$/});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await topic.selectOption('clean-up');
    await expect(page).toHaveURL(`${recipes}?only=clean-up`);
    await expect(number).toHaveText(/^2 of/);
    await page.getByRole('button', {name: 'deletes'}).click();
    await expect(number).toHaveText(/^1 of/);
    await topic.selectOption('apps and tools');
    await expect(number).toHaveText(/^0 of/);
    await topic.selectOption('All topics');
    await expect(page).toHaveURL(`${recipes}?only=deletes`);
    await expect(number).toHaveText(/^2 of/);
    await page.goto(`${recipes}?only=clean-up`);
    await expect(topic).toHaveValue('clean-up');
    await expect(number).toHaveText(/^2 of/);
  });

  test('the line of a recipe opens how to undo it', async ({page}) => {
    await page.goto(`${recipes}#bios`);
    const line = page.locator('summary', {hasText: 'Restarts into the firmware setup.'});
    const undo = page.getByText('Undo: Leave the firmware setup without saving.');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(undo).toBeHidden();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeVisible();
  });

  test('a link to a recipe that is filtered out shows all', async ({page}) => {
    await page.goto(`${recipes}?only=deletes#update`);
    await expect(page.getByRole('heading', {name: /^update/, level: 3})).toBeInViewport();
    await expect(page).toHaveURL(`${recipes}#update`);
  });

  test('in a narrower window, where it would cover a lot, it does not stay', async ({page}) => {
    await page.setViewportSize({width: 1100, height: 720});
    await page.goto(`${recipes}#toggle-iwd`);
    await expect(page.getByRole('searchbox', {name: 'Filter the recipes'})).not.toBeInViewport();
    await expectLanded(page, 'toggle-iwd');
  });

  test('on a phone, the field alone stays in view, below the bar of the contents', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(`${recipes}#toggle-iwd`);
    await expectLanded(page, 'toggle-iwd');
    const field = page.getByRole('searchbox', {name: 'Filter the recipes'});
    await expect(field).toBeInViewport({ratio: 1});
    await expect(page.getByRole('button', {name: 'administrator'})).not.toBeInViewport();
    const overlap = await field.evaluate((element) => {
      const bar = document.querySelector('.theme-doc-toc-mobile');
      const {bottom = 0} = bar?.getBoundingClientRect() ?? {};
      return bottom - element.getBoundingClientRect().top;
    });
    expect(overlap).toBeLessThanOrEqual(0);
  });

  test("the filter stays above a link's target", async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    await page.goto(`${recipes}#toggle-iwd`);
    await expectLanded(page, 'toggle-iwd');
    await expect(page.getByRole('searchbox', {name: 'Filter the recipes'})).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('button', {name: 'administrator'})).toBeInViewport({ratio: 1});
  });
});
