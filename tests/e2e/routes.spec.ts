import {pageTypes} from './accessibility/pages';
import {test} from './fixtures';
import {usePage} from './usePage';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

// tests/nightly repeats this on every page.
for (const [type, path] of Object.entries({...pageTypes, reference: '/reference/ujust'})) {
  test(`searching, switching colors and copying work on each type of page: ${type}`, async ({
    page,
    open,
  }) => {
    await open(path);
    await usePage(page);
  });
}
