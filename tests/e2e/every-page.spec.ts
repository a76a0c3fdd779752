import {routes} from '../routes';
import {violationsInBothModes, violationsOf} from './accessibility/axe';
import {headingNames, visibleHeadings} from './accessibility/headingNames';
import {allPages} from './accessibility/pages';
import {expect, test} from './fixtures';
import {recordLanguageData} from './languageData';
import {hiddenCodeOf, scrollingCodeOf, unmarkedRowEndsOf} from './layout/code';
import {clippedTextOf, horizontalOverflowOf} from './layout/overflow';
import {lateBlocksOf} from './layout/firstScreen';
import {layoutRules} from './layout/rules';
import {clippedTablesOf} from './layout/tables';
import {spaceText} from './layout/textSpacing';

// A color in the middle of a transition is not a real one.
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1280, height: 900}});

const softly = expect.configure({soft: true});

// One visit to each page proves all of this: loading it takes longer than most of the checks. Each
// check names what it found, and the others go on. The fixtures complain about errors, failed
// requests, other sites and what the security policy refuses.
for (const path of new Set([...routes, ...allPages])) {
  test(`${path} answers, comes alive, is accessible in both modes, and fits each window`, async ({
    page,
    open,
  }) => {
    const languageData = await recordLanguageData(page);
    const response = await open(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (path.startsWith('/search?')) {
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }

    expect.soft(await languageData(), 'data of all languages, loaded by').toEqual([]);
    expect
      .soft(await headingNames(page), 'names of the headings')
      .toEqual(await visibleHeadings(page));
    expect.soft(await violationsInBothModes(page), 'axe').toEqual([]);
    expect.soft(await lateBlocksOf(page), 'blocks of the first screen that come late').toEqual([]);

    for (const width of [412, 360, 320]) {
      await page.setViewportSize({width, height: 800});
      const at = `at ${width} px`;
      expect.soft(await scrollingCodeOf(page), `code that scrolls ${at}`).toEqual([]);
      expect.soft(await hiddenCodeOf(page), `code that is hidden ${at}`).toEqual([]);
      expect
        .soft(await unmarkedRowEndsOf(page), `words of code that break without a sign ${at}`)
        .toEqual([]);
      if (width < 400) {
        expect
          .soft(await clippedTablesOf(page), `tables of two columns, cut off ${at}`)
          .toEqual([]);
        // A table learns a moment after the window that it scrolls now.
        await softly
          .poll(() => violationsOf(page, {rules: layoutRules}), `rules of layout ${at}`)
          .toEqual([]);
      }
    }
    // 1280 × 1024 px enlarged to 400 % is what WCAG 2.2, 1.4.10 asks for.
    await page.setViewportSize({width: 320, height: 256});
    expect.soft(await horizontalOverflowOf(page), 'at 400 %').toEqual([]);

    await page.setViewportSize({width: 360, height: 800});
    await spaceText(page);
    expect.soft(await horizontalOverflowOf(page), 'with more space in texts').toEqual([]);
    expect.soft(await clippedTextOf(page), 'cut off by more space in texts').toEqual([]);
    // The pages that it links to are fetched ahead; those requests have to succeed as well.
    await page.waitForLoadState('networkidle');
  });
}

test('the pages are those of the sitemap, of the tags, the search page and the not-found page', () => {
  expect(allPages.length).toBeGreaterThan(40);
  expect(allPages).toEqual(
    expect.arrayContaining(['/', '/guides/vpn', '/blog/archive', '/search?q=vpn', '/404.html']),
  );
});
