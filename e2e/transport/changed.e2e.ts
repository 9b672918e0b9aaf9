import type { Page } from '@playwright/test';
import { mailTo, newEmail } from '../support/account.ts';
import { GOOD_CARD, payByCard } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit, watch } from '../support/test.ts';
import { at, haveRide, heading, readOrder } from './support/rides.ts';

const THERE = /^Imam Khomeini International Airport to Mehrabad Airport \(THR\)/;
const BACK = /^Mehrabad Airport \(THR\) to Imam Khomeini International Airport/;
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });
const toOrder = (page: Page) => page.getByRole('link', { name: 'Change or cancel' }).click();

async function typeTime(page: Page, day: string, time: string): Promise<void> {
  const card = cardOf(page, 'Change something');
  const [year = '', month = '', date = ''] = day.split('-');
  const group = card.getByRole('group', { name: 'New day' });
  await group.getByLabel('Day', { exact: true }).fill(date);
  await group.getByLabel('Month', { exact: true }).fill(month);
  await group.getByLabel('Year', { exact: true }).fill(year);
  await card.getByLabel(/^(It lands|Pick-up) at$/).fill(time);
}

test('there and back: the way back is given back at its own price, and the way there keeps its voucher', async ({
  page,
}) => {
  const rides = { ride: at(dayAhead(12), '14:00', 'TK 874'), back: at(dayAhead(20), '02:30') };
  const orderId = await haveRide(page, { ...rides, cents: 4840 });
  const vouchers = page.getByRole('article', { name: 'Transfer voucher' });
  await expect(vouchers).toHaveCount(2);
  await toOrder(page);
  await expect(page.getByRole('row', { name: BACK })).toContainText('€26.40');
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  const card = cardOf(page, 'Cancel and get money back');
  await card.getByRole('checkbox', { name: THERE }).uncheck();
  await expectAccessible(page);
  const confirm = card.getByRole('button', { name: 'Cancel and get €26.40 back' });
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await confirm.click();
  await expect(card.getByText('Cancelled. You get back €26.40 to the card.')).toBeVisible();
  await expect(page.getByRole('row', { name: BACK })).toContainText('Cancelled');
  await expect(page.getByRole('row', { name: THERE })).toContainText('14:00');
  await expectAccessible(page);
  await page.goto(`/iran-transportation/issue/${orderId}`);
  await expect(vouchers).toHaveCount(1);
  await expect(vouchers).toContainText('TK 874');
});

test('from day to night: the difference is paid by card, and back to day: it comes back', async ({ page }) => {
  const guest = newEmail('night');
  const orderId = await haveRide(page, { ride: at(dayAhead(13), '14:00'), cents: 2200, email: guest });
  const number = /SIM [0-9A-Z]{8}/;
  const voucher = page.getByRole('article', { name: 'Transfer voucher' });
  const [first = ''] = number.exec(await voucher.innerText()) ?? [];
  await toOrder(page);
  const card = cardOf(page, 'Change something');
  await card.getByRole('button', { name: 'Change the time' }).click();
  await typeTime(page, dayAhead(13), '25:00');
  await card.getByRole('button', { name: 'Show the price' }).click();
  await expect(card.getByLabel('It lands at')).toBeFocused();
  await typeTime(page, dayAhead(14), '03:10');
  await card.getByRole('button', { name: 'Show the price' }).click();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Pay €4.40 and change' }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText('It is changed. The new vouchers are here and in your mail.')).toBeVisible();
  await expect(page.getByText(/^Lands .*, 03:10$/).first()).toBeVisible();
  expect((await readOrder(page, orderId)).total.amount).toBe(2640);

  await page.goto(`/iran-transportation/issue/${orderId}`);
  await expect(voucher).toContainText('03:10');
  expect(first).not.toBe('');
  await expect(voucher).not.toContainText(first);
  await toOrder(page);
  await card.getByRole('button', { name: 'Change the time' }).click();
  await typeTime(page, dayAhead(14), '06:00');
  await card.getByRole('button', { name: 'Show the price' }).click();
  await card.getByRole('button', { name: 'Change, and get €4.40 back' }).click();
  await expect(page.getByText('It is changed. The new vouchers are here and in your mail.')).toBeVisible();
  await expect.poll(async () => (await readOrder(page, orderId)).total.amount).toBe(2200);
});

test('the sign is changed for nothing, in Persian letters, and where they stay with it', async ({ page }) => {
  const orderId = await haveRide(page, { ride: at(dayAhead(15), '14:00'), cents: 2200 });
  await toOrder(page);
  const card = cardOf(page, 'Change something');
  await card.getByRole('button', { name: 'Change sign or address' }).click();
  const sign = card.getByLabel('Name on the sign');
  await sign.fill('The whole family Keller of Berlin');
  await card.getByRole('button', { name: 'Check it' }).click();
  await expect(sign).toBeFocused();
  await expect(sign).toHaveAccessibleDescription(/at most 24 letters/);
  await sign.fill('خانواده کلر');
  await card.getByLabel('Hotel or address').fill('Espinas Hotel');
  await card.getByRole('button', { name: 'Check it' }).click();
  await expect(card.getByRole('row', { name: /Hotel Golestan.*Espinas Hotel/ })).toBeVisible();
  // The room stays, and so does the number of the voucher.
  await expect(card.getByRole('row', { name: /Room|No longer valid/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText(/^It is changed\./)).toBeVisible();
  await page.goto(`/iran-transportation/issue/${orderId}`);
  await expect(page.getByRole('main')).toContainText('خانواده کلر');
});

test('the browser is closed: the order is found again from its mail, without what is private', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const guest = newEmail('found');
  const orderId = await haveRide(page, { ride: at(dayAhead(16), '14:00'), cents: 2200, email: guest });
  const { reference } = await readOrder(page, orderId);
  await page.close();

  const again = await (await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })).newPage();
  watch(again, complaints);
  const mail = await mailTo(again, guest, new RegExp(reference));
  const href = /href="([^"]*find-booking[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(href, 'http://site');
  await visit(again, `${pathname}${search}`);
  await again.getByLabel('E-mail').fill(guest);
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await expect(heading(again)).toHaveText('Your transfer is booked.');
  await expect(again.getByRole('article', { name: 'Transfer voucher' })).toContainText(reference);
  await expectAccessible(again);
  // Where they sleep is told to who booked, not to who has the mail of somebody.
  await expect(again.getByText('Hotel Golestan')).toHaveCount(0);
  await toOrder(again);
  await expect(again.getByRole('row', { name: THERE })).toContainText('€22.00');
  await expect(again.getByText('Hotel Golestan')).toHaveCount(0);
  await again.context().close();
});
