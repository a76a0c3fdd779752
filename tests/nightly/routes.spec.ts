import {allPages} from '../e2e/accessibility/pages';
import {test} from '../e2e/fixtures';
import {usePage} from '../e2e/usePage';
import {routes} from '../routes';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const route of new Set([...routes, ...allPages])) {
  test(`searching, switching colors and copying work on ${route}`, async ({page, open}) => {
    await open(route);
    await usePage(page);
  });
}
