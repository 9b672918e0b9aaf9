import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { passenger } from '#server/testing/traveller.ts';
import { mailTo, newEmail } from '../support/account.ts';
import { ANNA, advance, EMAIL, fillTraveller, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect, expectAccessible, untilLive, visit } from '../support/test.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'tours-asked' });
test.describe.configure({ mode: 'serial' });

const JONAS = { ...ANNA, title: 'Mr', given: 'Jonas', birth: ['2', '5', '1987'], passport: 'C01X00K92' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function seeLater(page: Page, ms: number): Promise<void> {
  await advance(page, ms);
  await page.reload();
  await untilLive(page);
}

/** The travellers of an offer, the deposit, and the confirmation. */
async function payDeposit(page: Page): Promise<void> {
  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, JONAS);
  const contact = page.getByRole('region', { name: 'Where we send the papers' });
  await contact.getByLabel('E-mail').fill(EMAIL);
  await contact.getByLabel('Phone').fill('+49 151 23456789');
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('The deposit is paid. Your places are yours.');
}

/** People of an order, told by a request: the first journey clicks through the form. */
async function tellTravellers(page: Page, { orderId, count }: { orderId: string; count: number }): Promise<void> {
  const names = ['Anna', 'Jonas', 'Mia', 'Helga', 'Otto', 'Lena', 'Paul', 'Emma'];
  const passengers = names
    .slice(0, count)
    .map((firstName, place) => passenger({ firstName, passportNumber: `C01X00T${40 + place}` }));
  const answers = { emergencyName: 'Helga Brandt', emergencyPhone: '+49 30 12345678' };
  const told = await page.request.put(`/api/orders/${orderId}/passengers`, {
    headers: { origin: new URL(page.url()).origin },
    data: { passengers, email: EMAIL, phone: '+49 151 23456789', answers },
  });
  expect(told.status()).toBe(200);
}

/** All of an order comes back while cancelling is free. */
async function cancelAll(page: Page, orderId: string): Promise<void> {
  const path = `/api/orders/${orderId}/cancellation`;
  const { refund } = (await (await page.request.get(path)).json()) as components['schemas']['CancellationQuote'];
  const headers = { origin: new URL(page.url()).origin, 'idempotency-key': randomUUID() };
  const cancelled = await page.request.post(path, { headers, data: { refund, to: 'card' } });
  expect(cancelled.status()).toBe(200);
}

test('private dates: asked from the page of the tour, offered, and paid by the deposit', async ({ page }) => {
  await visit(page, '/iran-tours/classic-iran-8-days');
  await page.getByRole('link', { name: 'Ask for your dates' }).click();
  await expect(heading(page)).toHaveText('Classic Iran in 8 days, on your own dates');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ask for these dates' }).click();
  await expect(page.getByLabel('First day')).toBeFocused();
  await page.getByLabel('First day').fill('2027-05-06');
  await expect(page).toHaveURL(/day=2027-05-06/);
  const guest = newEmail('party');
  await page.getByLabel('E-mail for the answer').fill(guest);
  await page.getByRole('button', { name: 'Ask for these dates' }).click();
  await expect(heading(page)).toContainText('We asked for Classic Iran in 8 days.');
  await expect(page).toHaveURL(/\/iran-tours\/ask\/[0-9a-f-]{36}$/);
  await expectAccessible(page);

  // The page is left, and its address leads back.
  const address = page.url();
  await visit(page, '/iran-tours');
  await page.goto(address);
  await untilLive(page);
  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toHaveText('Your dates are offered');
  await expectAccessible(page);
  expect(await mailTo(page, guest, /private dates are offered/)).toContain('/iran-tours/ask/');
  await page.getByRole('button', { name: 'Go on to the travellers' }).click();
  await expect(heading(page)).toHaveText('Who is coming?');
  await payDeposit(page);
});

test('an offer that nobody pays ends after a day, and a Wednesday is refused: with the keyboard alone', async ({
  page,
}) => {
  const ask = async (day: string) => {
    await visit(page, `/iran-tours/ask?tour=classic-iran-8-days&day=${day}`);
    await page.getByRole('button', { name: 'Ask for these dates' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('We asked for');
    await seeLater(page, 2 * MINUTE_MS);
  };
  await ask('2027-05-13');
  await expect(heading(page)).toHaveText('Your dates are offered');
  await seeLater(page, 25 * HOUR_MS);
  await expect(heading(page)).toHaveText('The time to pay is over');
  await page.getByRole('button', { name: 'Change the question' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First day')).toHaveValue('2027-05-13');
  await ask('2027-05-19');
  await expect(heading(page)).toHaveText('The answer is no for these dates');
});

test('a place of a full departure: waited for, offered to the first of the list, and paid', async ({
  page,
  browser,
  ownSite,
}) => {
  const departure = '/iran-tours/desert-and-kaluts-6-days?departure=DE-20270409';
  const others = await (await browser.newContext({ baseURL: ownSite.url })).newPage();
  await visit(others, `${departure}&adults=8`);
  await others.getByRole('button', { name: 'Book for 8' }).first().click();
  await expect(heading(others)).toHaveText('Who is coming?');
  const orderId = new URL(others.url()).searchParams.get('order') ?? '';

  // What is only held opens no list.
  await visit(page, departure);
  await expect(page.getByText('Others hold the last places for some minutes.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wait for it', exact: true })).toHaveCount(0);
  await tellTravellers(others, { orderId, count: 8 });
  await visit(others, `${departure}&order=${orderId}&step=confirm`);
  await toBank(others);
  await payByCard(others, GOOD_CARD);
  await expect(heading(others)).toHaveText('The deposit is paid. Your places are yours.');

  await visit(page, departure);
  await page.getByRole('link', { name: 'Wait for it', exact: true }).click();
  await expect(heading(page)).toContainText('Wait for a place');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me when a place is free' }).click();
  await expect(page.getByLabel('E-mail for the answer')).toBeFocused();
  const guest = newEmail('waits');
  await page.getByLabel('E-mail for the answer').fill(guest);
  await page.getByRole('button', { name: 'Tell me when a place is free' }).click();
  await expect(heading(page)).toContainText('You are on the waiting list');
  await expectAccessible(page);
  const waits = page.url();

  // The same again for other people: the open question is a click away.
  await visit(page, `/iran-tours/ask?tour=desert-and-kaluts-6-days&departure=DE-20270409&adults=1`);
  await page.getByLabel('E-mail for the answer').fill(guest);
  await page.getByRole('button', { name: 'Tell me when a place is free' }).click();
  await page.getByRole('link', { name: 'Open your question' }).click();
  await expect(page).toHaveURL(waits);

  await cancelAll(others, orderId);
  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toHaveText('Places are free for you');
  await expect.poll(() => mailTo(page, guest, /Places are free for you/)).toContain('first in the waiting list');
  await page.getByRole('button', { name: 'Go on to the travellers' }).click();
  await expect(heading(page)).toHaveText('Who is coming?');
  await payDeposit(page);
  await others.context().close();
});

test('a day by request is asked for from its page, and offered', async ({ page }) => {
  await visit(page, '/iran-tours/tehran-food-day');
  await page.getByRole('link', { name: 'Ask for a day' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-05-06');
  await expect(page).toHaveURL(/day=2027-05-06/);
  await page.getByRole('button', { name: 'Ask for this day' }).click();
  await expect(heading(page)).toContainText('We asked for');
  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toHaveText('Your day is offered');
});
