import {allPages} from '../e2e/accessibility/pages';
import {expect, test} from '../e2e/fixtures';
import {shiftsOnSlowLoad} from '../e2e/layoutShifts';

for (const width of [360, 1280]) {
  for (const path of allPages) {
    test(`nothing moves while ${path} comes to life, ${width} px wide`, async ({page, open}) => {
      expect(await shiftsOnSlowLoad(page, () => open(path), width)).toEqual([]);
    });
  }
}
