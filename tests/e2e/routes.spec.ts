import {pageTypes} from './accessibility/pages';
import {test} from './fixtures';
import {usePage} from './usePage';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

// On every page in tests/nightly.
for (const [type, path] of Object.entries({...pageTypes, reference: '/reference/ujust'})) {
  test(`searching, switching colors and copying work on a page: ${type}`, async ({page, open}) => {
    await open(path);
    await usePage(page);
  });
}
