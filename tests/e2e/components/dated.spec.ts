import {expect, test} from '../fixtures';

const before = 'Fedora 46 is planned for 13 April 2027.';
const since = 'Fedora 46 was planned for 13 April 2027.';

for (const {when, time, shown, hidden} of [
  {when: 'on the day before', time: '2027-04-12T23:59:00Z', shown: before, hidden: since},
  {when: 'on the day', time: '2027-04-13T00:00:00Z', shown: since, hidden: before},
]) {
  test(`a dated sentence is correct ${when}, whenever the page was built`, async ({page, open}) => {
    await page.clock.setFixedTime(new Date(time));
    await open('/guides/example');
    await expect(page.getByRole('paragraph').filter({hasText: shown})).toHaveCount(1);
    await expect(page.getByRole('paragraph').filter({hasText: hidden})).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it is the sentence from the time of the build, once', async ({page}) => {
    await page.goto('/guides/example');
    const sentence = page.getByRole('paragraph').filter({hasText: 'planned for 13 April 2027'});
    await expect(sentence).toHaveCount(1);
    // The date stays on one line, by spaces that do not break.
    expect([before, since]).toContain((await sentence.innerText()).replaceAll('\u00A0', ' '));
  });
});
