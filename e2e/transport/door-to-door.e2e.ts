import type { Page } from '@playwright/test';
import { addDays } from '#domain/core/time.ts';
import {
  ANNA,
  fillContact,
  fillTraveller,
  GOOD_CARD,
  payByCard,
  seeFlights,
  seeTickets,
  selectFirst,
  toBank,
  toReview,
} from '../support/booking.ts';
import { dayAhead, stayAhead } from '../support/days.ts';
import { buyStay } from '../support/hotels.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

const table = (page: Page, name: RegExp) => page.getByRole('table', { name });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on the page of a city four ways stand beside each other, with what they take and cost', async ({ page }) => {
    await page.goto('/shiraz');
    const ways = table(page, /^Ways from Tehran to Shiraz, /);
    await expect(ways.getByRole('rowheader')).toContainText(['Plane', 'Night train', 'Night bus', 'Car']);
    await expect(ways.getByRole('row', { name: /^Car/ })).toContainText('€221.00');
    await expect(ways.getByRole('row', { name: /^Night train/ })).toContainText('A hotel night saved');
    await expect(page.getByText(/^The plane flies 1 h 30 and takes \d h/)).toBeVisible();
    // The price of the plane is that of its search.
    const plane = ways.getByRole('row', { name: /^Plane/ });
    const [price = ''] = /€[\d.,]+/.exec(await plane.innerText()) ?? [];
    expect(price).not.toBe('');
    await plane.getByRole('link', { name: 'Flights' }).click();
    await expect(page.getByRole('article').filter({ hasText: price }).first()).toBeVisible();
  });

  test('a list of flights without seats shows how one gets there otherwise', async ({ page }) => {
    await page.goto(`/flights/IFN-AZD?departing=${dayAhead(20)}`);
    const ways = table(page, /^Ways from Isfahan to Yazd, /);
    await expect(ways.getByRole('row', { name: /^Plane/ })).toContainText('No flight between the two');
    await ways.getByRole('row', { name: /^Car/ }).getByRole('link', { name: 'Car' }).click();
    await expect(page).toHaveURL(/kind=car&from=Isfahan&to=Yazd/);
  });
});

test('it is read at 320 px, and by a screen reader as a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit(page, '/shiraz');
  await table(page, /^Ways from Tehran to Shiraz, /).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a trip that lacks a way shows the ways of that day', async ({ page }) => {
  const { departing, returning } = stayAhead(24, 2);
  await buyStay(page, departing);
  await seeFlights(page, `SYZ-THR?departing=${addDays(returning, 1)}`);
  await selectFirst(page);
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeTickets(page);
  await visit(page, '/trip');
  const ways = table(page, /^Ways from Isfahan to Shiraz, /);
  await expect(ways.getByRole('row', { name: /^Car/ })).toContainText('5 h 30');
  await expectAccessible(page);
});
