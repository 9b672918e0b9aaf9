import type { Page } from '@playwright/test';
import {
  beginAtReview,
  GOOD_CARD,
  payByCard,
  seeFlights,
  seeTickets,
  selectFirst,
  toBank,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

const play = async (page: Page, name: string) => {
  expect((await page.request.post(`/__scenario?name=${name}`)).ok()).toBe(true);
};

const chooseOn = async (page: Page, name: string, day: number) => {
  await play(page, name);
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(day)}`);
  await selectFirst(page);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('price up: both sums, and the new one is taken by a click', async ({ page }) => {
  await chooseOn(page, 'priceUp', 120);
  const dialog = page.getByRole('dialog', { name: 'The price changed' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue for/ }).click();
  await expect(heading(page)).toHaveText('Who is flying?');
});

test('price down: said all the same', async ({ page }) => {
  await chooseOn(page, 'priceDown', 121);
  const dialog = page.getByRole('dialog', { name: 'The price is lower now' });
  await dialog.getByRole('button', { name: /^Continue for/ }).click();
  await expect(heading(page)).toHaveText('Who is flying?');
});

test('sold out: the nearest flights are named', async ({ page }) => {
  await chooseOn(page, 'soldOut', 122);
  const note = page.getByRole('alert');
  await expect(note).toContainText('Somebody just bought these seats.');
  await expect(note).toContainText(/\d\d:\d\d, €\d+/);
});

test('supplier time-out: it is told to be slow, nothing is lost, and the next try succeeds', async ({ page }) => {
  await chooseOn(page, 'supplierTimeout', 123);
  await expect(page.getByText('The airline is slow today.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No answer from our server.');
  await play(page, '');
  await selectFirst(page);
  await expect(heading(page)).toHaveText('Who is flying?');
});

test('decline: a good card is declined, the seats stay', async ({ page }) => {
  await beginAtReview(page, dayAhead(124));
  await play(page, 'declined');
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText(/not enough money on the card/).first()).toBeVisible();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();
});

test('lost answer: asked again it is the same payment, charged once', async ({ page, complaints }) => {
  await beginAtReview(page, dayAhead(125));
  await play(page, 'lostAnswer');
  await page.getByRole('checkbox', { name: /I have read these/ }).check();
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await expect(page.getByText('No answer from our server.').first()).toBeVisible();
  expect(complaints.splice(0).join(' ')).toContain('ERR_CONTENT_LENGTH_MISMATCH');
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  const paymentOf = async () => (await (await page.request.get(`/api/orders/${orderId}`)).json()).payment;
  const opened = await paymentOf();
  expect([opened.attempt, opened.status]).toEqual([1, 'started']);

  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await seeTickets(page);
  const paid = await paymentOf();
  expect([paid.attempt, paid.status, paid.amount]).toEqual([1, 'succeeded', opened.amount]);
});

test('slow issue: paid, promised, and then the tickets', async ({ page }) => {
  await beginAtReview(page, dayAhead(126));
  await play(page, 'slowIssue');
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('Paid. Your tickets are being issued.');
  await seeTickets(page);
});

test('failed issue: the money goes back by itself', async ({ page }) => {
  await beginAtReview(page, dayAhead(127));
  await play(page, 'failedIssue');
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('Paid. Your tickets are being issued.');
  await expect(heading(page)).toHaveText('Your money went back.');
});
