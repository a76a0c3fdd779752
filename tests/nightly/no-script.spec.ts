import {expectAllText} from '../e2e/accessibility/allText';
import {allPages} from '../e2e/accessibility/pages';
import {test} from '../e2e/fixtures';

test.use({javaScriptEnabled: false});

for (const address of allPages) {
  test(`${address} shows its title and all of its text without JavaScript`, async ({page}) => {
    await expectAllText(page, address);
  });
}
