import type { Page } from '@playwright/test';
import { haveOwnAccount } from '../support/account.ts';
import {
  ANNA,
  advance,
  fillContact,
  fillTraveller,
  holdOneWay,
  payForTickets,
  seeFlights,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { test } from '../support/own-clock.ts';
import { expect, untilLive, visit } from '../support/test.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'flights' });
test.describe.configure({ mode: 'serial' });

test('five minutes before the end the traveller is told, and adds five', async ({ page }) => {
  await holdOneWay(page, dayAhead(50));
  await advance(page, 21 * 60_000);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText(/Seats held for\s+3 min|Seats held for\s+4 min/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add 5 min' }).first().click();
  await expect(page.getByText(/Seats held for\s+(8|9) min/).first()).toBeVisible();
});

test('after the end the form is as it was, and one click holds the seats again', async ({ page }) => {
  await holdOneWay(page, dayAhead(52));
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  // Waits until the last typed value is on the server; an observed response may belong to an earlier save.
  const draft = `/api/orders/${new URL(page.url()).searchParams.get('order')}/draft`;
  await expect.poll(async () => (await (await page.request.get(draft)).json()).phone).toBe('+49 151 23456789');
  await advance(page, 26 * 60_000);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('The hold on your seats ended. What you typed is still here.').first()).toBeVisible();
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await page.getByRole('button', { name: 'Hold again' }).first().click();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await toReview(page);
});

const HOUR = 3_600_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A closed laptop: browser and server are later when it opens, and no page may be empty. */
async function sleep(page: Page, ms: number): Promise<void> {
  await advance(page, ms);
  await page.clock.fastForward(ms);
}

test('a night asleep on any step leaves the step as it was, and a way on', async ({ page }) => {
  await page.clock.install();
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(54)}`);
  await sleep(page, 8 * HOUR);
  await expect(page.getByRole('article').first()).toBeVisible();

  await holdOneWay(page, dayAhead(54));
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  for (const [minutes, sign] of [
    [6, /Seats held for\s+(18|19) min/],
    [18, /Seats held for\s+(\d+ s|1 min)/],
    [2, 'The hold on your seats ended. What you typed is still here.'],
    [8 * 60, 'The hold on your seats ended. What you typed is still here.'],
  ] as const) {
    await sleep(page, minutes * 60_000);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(heading(page)).toHaveText('Who is flying?');
    await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  }
  await page.getByRole('button', { name: 'Hold again' }).first().click();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();

  await toReview(page);
  await page.getByRole('checkbox', { name: /I have read these/ }).check();
  for (const minutes of [6, 18]) {
    await sleep(page, minutes * 60_000);
    await expect(heading(page)).toHaveText('Review and pay');
    await expect(page.getByText(/Seats held for/).first()).toBeVisible();
  }
  await sleep(page, 8 * HOUR);
  await expect(page.getByText('The hold on your seats ended. What you typed is still here.').first()).toBeVisible();
  await expect(page.getByText('Anna Maria Keller').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hold again' }).first().click();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /I have read these/ })).toBeChecked();

  await page.clock.resume();
  await payForTickets(page);
  await sleep(page, 8 * HOUR);
  await expect(heading(page)).toHaveText(/ready\.$/);
  await expect(page.getByText('Anna Maria Keller').first()).toBeVisible();
});

test('a page of the profile that slept is still whole', async ({ page }) => {
  await page.clock.install();
  await haveOwnAccount(page);
  for (const path of ['', '/orders', '/messages', '/passengers', '/transactions', '/account']) {
    await visit(page, `/profile${path}`);
    const before = await page.locator('main').innerText();
    for (const ms of [6 * 60_000, 8 * HOUR]) await page.clock.fastForward(ms);
    expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(before.length / 2);
    await expect(heading(page)).toBeVisible();
  }
});
