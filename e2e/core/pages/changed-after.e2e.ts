import { beginAtReview, seeFlights } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { wrapTexts } from '../../support/other-programs.ts';
import { expect, test } from '../../support/test.ts';

// A page is translated after it was hydrated: it goes on without an error, and says what is true now.

test.use({ savesData: false });

const inPlace = /keep-translated/;

test('on a translated review the button names the sum that is charged', async ({ page }) => {
  const guarded = page.waitForResponse(inPlace);
  await beginAtReview(page, dayAhead(61));
  await guarded;
  // A box that was heard shows that its part of the page is hydrated.
  const pay = page.getByRole('button', { name: /^Pay / }).first();
  const plain = (await pay.textContent()) ?? '';
  const cancels = page.getByRole('checkbox', { name: /Cancel for any reason/ });
  await cancels.check();
  await expect(pay).not.toHaveText(plain);
  await cancels.uncheck();
  await expect(pay).toHaveText(plain);
  await wrapTexts(page);
  await cancels.check();
  await expect(pay).not.toHaveText(plain);
  const sum = (await pay.textContent())?.replace(/^Pay\s*/, '') ?? '';
  await expect(
    page
      .getByRole('row', { name: /^Total/ })
      .or(page.locator('main'))
      .first(),
  ).toContainText(sum);
});

test('a translated list shows after three filters what it shows to others', async ({ page, browser }) => {
  const guarded = page.waitForResponse(inPlace);
  await seeFlights(page, `THR-MHD?departing=${dayAhead(20)}`);
  await guarded;
  // A box that was heard shows that the list is hydrated.
  const url = page.url();
  await page.locator('main input[type=checkbox]:enabled').nth(3).click();
  await expect(page).not.toHaveURL(url);
  await wrapTexts(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const boxes = page.locator('main input[type=checkbox]:enabled');
  for (const at of [0, 1, 2]) {
    await boxes.nth(at).click();
    await wrapTexts(page);
  }
  const words = async (shown: typeof page) =>
    (await shown.locator('main article').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect.poll(async () => words(page)).toEqual(await words(other));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await other.close();
});
