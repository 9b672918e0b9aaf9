import type { Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { ISFAHAN } from '../support/hotels.ts';
import { expect, test, visit } from '../support/test.ts';

// What this device keeps is shown untouched, but not in a browser that saves data.
test.use({ savesData: false });

const PAGES = ['/', '/iran-flight', '/hotel'];
const listOf = (page: Page) => page.getByRole('region', { name: 'Looked for on this device' });
const FLIGHT = /^Tehran to Shiraz, .+, 2 adults, 1 child$/;
const STAY = /^Isfahan, .+, 2 adults, 1 child \(4\), 1 room$/;

/** Opens a list; a search is stored once the list is live. */
async function look(page: Page, path: string, place: string): Promise<void> {
  await visit(page, path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toContain(place);
}

test('what was looked for stands, with who travels, on each page with a search before anybody touches it', async ({
  page,
}) => {
  const rooms = JSON.stringify([{ adults: [30, 30], children: [4] }]);
  const stay = new URLSearchParams({ destination: ISFAHAN, departing: dayAhead(20), returning: dayAhead(23), rooms });
  await look(page, `/flights/THR-SYZ?departing=${dayAhead(20)}&adult=2&child=1`, 'SYZ');
  await look(page, `/hotel/search/results?${stay}`, 'isfahan');
  for (const path of PAGES) {
    await page.goto(path);
    await expect(listOf(page).getByRole('link')).toHaveText([STAY, FLIGHT]);
  }
  await listOf(page).getByRole('link', { name: FLIGHT }).click();
  await expect(page).toHaveURL(/\/flights\/THR-SYZ\?.*adult=2&child=1/);
  await page.goto('/hotel');
  await listOf(page)
    .getByRole('button', { name: /^Forget: Isfahan/ })
    .click();
  await expect(listOf(page).getByRole('link')).toHaveText([FLIGHT]);
  await listOf(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(listOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('without searches these pages sleep until somebody touches them', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('html[data-live]')).toHaveCount(0);
  }
});
