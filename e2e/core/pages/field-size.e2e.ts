import { holdOneWay } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { HOTEL, HOTELS, SEARCHES } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { beginRequest, heading, VISA_PAGE_NAMES } from '../../visa/support/visa-request.ts';

/** Pages with input fields. An iPhone zooms into a field with text smaller than 16 px and does not zoom out. */
const PAGES = [
  ...SEARCHES,
  HOTELS,
  HOTEL,
  '/iran-visa',
  '/iran-visa/request',
  '/geeevmap',
  '/blog/search',
  '/contact',
  '/find-booking',
  '/signup',
  '/login',
  '/forget-password',
] as const;

const CHOSEN = ['checkbox', 'radio', 'range', 'hidden', 'file', 'submit', 'button'];

const smallOf = (chosen: readonly string[]) =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(({ type }) => !chosen.includes(type))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ name, id }) => name || id);

for (const path of PAGES) {
  test(`an iPhone zooms into no field of ${path.split('?')[0]}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('input, select, textarea')).not.toHaveCount(0);
    expect(await page.evaluate(smallOf, CHOSEN)).toEqual([]);
  });
}

test('an iPhone zooms into no field of the passengers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdOneWay(page, dayAhead(24));
  await expect(page.getByLabel('Passport number')).toBeVisible();
  expect(await page.evaluate(smallOf, CHOSEN)).toEqual([]);
});

test('a day of the calendar of Iran in an address is the day that the title says', async ({ page }) => {
  await page.goto('/flights/THR-SYZ?departing=1405-12-05');
  await expect(page).toHaveTitle(/24 Feb/);
});

test('an iPhone zooms into no field of a visa applicant', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginRequest(page);
  for (const task of VISA_PAGE_NAMES) {
    await page.getByRole('link', { name: `${task}, Person 1` }).click();
    await expect(heading(page)).toHaveText(task);
    expect([task, await page.evaluate(smallOf, CHOSEN)]).toEqual([task, []]);
    await page.getByRole('link', { name: 'All tasks' }).click();
  }
});
