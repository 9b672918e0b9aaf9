import type { Page } from '@playwright/test';
import { formatMoney } from '#domain/core/money.ts';
import { DAY_MS, dayOf, daysBetween } from '#domain/core/time.ts';
import { mailTo, newEmail } from '../support/account.ts';
import { ANNA, advance, fillTraveller, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect, expectAccessible, visit, watch } from '../support/test.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'tours-rest' });
test.describe.configure({ mode: 'serial' });

const JONAS = { ...ANNA, title: 'Mr', given: 'Jonas', birth: ['2', '5', '1987'], passport: 'C01X00K92' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nowOf = async (page: Page): Promise<number> => (await (await page.request.get('/__scenario')).json()).now;

/** Two people with a deposit; the address of their order, and its first day. */
async function bookByDeposit(page: Page, email: string) {
  await visit(page, '/iran-tours/classic-iran-8-days');
  await page.getByRole('button', { name: 'Book for 2' }).first().click();
  await expect(heading(page)).toHaveText('Who is coming?');
  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, JONAS);
  const emergency = page.getByRole('region', { name: 'Whom we call in an emergency' });
  await emergency.getByLabel('Their name').fill('Helga Brandt');
  await emergency.getByLabel('Their phone').fill('+49 30 1234567');
  const contact = page.getByRole('region', { name: 'Where we send the papers' });
  await contact.getByLabel('E-mail').fill(email);
  await contact.getByLabel('Phone').fill('+49 151 23456789');
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('The deposit is paid. Your places are yours.');
  const orderId = page.url().split('/').at(-1) ?? '';
  const order = await (await page.request.get(`/api/orders/${orderId}`)).json();
  const rest = formatMoney(order.due.amounts.EUR);
  return { orderId, rest, reference: order.reference as string, start: order.item.start as string };
}

/** To so many days before a day. */
async function daysBefore(page: Page, day: string, days: number): Promise<void> {
  await advance(page, (daysBetween(dayOf(await nowOf(page)), day) - days) * DAY_MS);
}

test('a mail reminds of the rest, its link opens the order in a new browser, and the paid tour opens the visa request', async ({
  page,
  browser,
  complaints,
}) => {
  const email = newEmail('rest');
  const { orderId, rest, reference, start } = await bookByDeposit(page, email);
  await daysBefore(page, start, 44);
  const mail = await mailTo(page, email, /Pay the rest of your order/);
  const [, link = ''] = /href="([^"]*find-booking[^"]*)"/.exec(mail) ?? [];
  expect([mail.includes(rest), link.includes(reference)]).toEqual([true, true]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  watch(other, complaints);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'), 'http://site');
  await visit(other, `${new URL(page.url()).origin}${pathname}${search}`);
  await other.getByLabel('E-mail').first().fill(email);
  await other
    .getByRole('button', { name: /Find|Open/ })
    .first()
    .click();
  await expect(heading(other)).toContainText('is left to pay');
  await other.getByRole('button', { name: /^Pay/ }).click();
  // Who only found it proves the mailbox before money moves.
  const code = /\d{6}/.exec(/Your code: \d{6}/.exec(await mailTo(other, email, /\d{6} is your code/))?.[0] ?? '')?.[0];
  await other.getByLabel('One-time code').fill(code ?? '');
  await other.getByRole('button', { name: 'Confirm' }).click();
  await payByCard(other, GOOD_CARD);
  await expect(heading(other)).not.toContainText('is left to pay');
  // Who found it by its reference is told where the request opens, and given nothing.
  await expect(other.getByText(/In the browser or the account that booked this tour/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Ask for the visa code' })).toHaveCount(0);
  await elsewhere.close();

  await visit(page, `/find-booking/${orderId}`);
  await expect(page.getByText('Guide: Sara Ahmadi')).toBeVisible();
  await expectAccessible(page);
  const request = page.getByRole('link', { name: 'Ask for the visa code' });
  // Loaded anew: this browser's own clock is weeks behind that of the site.
  await visit(page, (await request.getAttribute('href')) ?? '');
  await expect(page.getByText(/Opened from your tour/)).toBeVisible();
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByText('2 people, in the price of your tour')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Anna Maria Keller/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Jonas Keller/ })).toBeVisible();
  await expectAccessible(page);
});

test('a rest that nobody pays ends the booking by its rules, as each mail said', async ({ page }) => {
  const email = newEmail('silent');
  const { orderId, start } = await bookByDeposit(page, email);
  await daysBefore(page, start, 28);
  await expect
    .poll(async () => (await (await page.request.get(`/api/orders/${orderId}`)).json()).status)
    .toMatch(/cancelled|refunded/);
  await visit(page, `/find-booking/${orderId}`);
  await expect(page.getByText(/Cancelled|cancelled/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});
