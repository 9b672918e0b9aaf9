import {
  beginAtReview,
  EMPTY_CARD,
  GOOD_CARD,
  payByCard,
  payForTickets,
  reviewOneWay,
  toBank,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';

test('declined, with the reason and the seats kept, then paid with another card', async ({ page }) => {
  await beginAtReview(page, dayAhead(40));
  await toBank(page);
  const number = page.getByLabel('Card number');
  for (const [digits, brand] of [
    ['5', ''],
    ['55', 'Mastercard. '],
    ['378', 'American Express. '],
    ['4', 'Visa. '],
  ] as const) {
    await number.fill('');
    await number.pressSequentially(digits);
    await expect(number).toHaveAccessibleDescription(`${brand}Spaces are fine.`);
  }
  await payByCard(page, EMPTY_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByText(/not enough money on the card/).first()).toBeVisible();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();

  await payForTickets(page);
});

test('whoever comes back from the bank without paying is told that nothing was charged', async ({ page }) => {
  await beginAtReview(page, dayAhead(41));
  await toBank(page);
  await page.getByRole('button', { name: 'Back to Safar without paying' }).click();
  await expect(page.getByText(/You came back without paying/).first()).toBeVisible();
});

test('Back from the bank: at once the review, with what was chosen and what is true', async ({ page }) => {
  await reviewOneWay(page, dayAhead(42));
  await page.getByRole('checkbox', { name: /Cancel for any reason/ }).check();
  const pay = page.getByRole('button', { name: /^Pay / }).first();
  const text = (await pay.textContent()) ?? '';
  await page.reload();
  await expect(pay).toHaveText(text);
  await toBank(page);
  await page.goBack();
  await expect(page.getByText(/You came back without paying/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByText('First tell us who is flying')).toHaveCount(0);
  await expect(pay).toHaveText(text);
  await expect(page.getByRole('checkbox', { name: /Cancel for any reason/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /I have read these/ })).toBeChecked();
  await payForTickets(page);
});

test('another tab says that the order is being paid elsewhere, and follows what becomes of it', async ({ page }) => {
  await beginAtReview(page, dayAhead(43));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await untilLive(other); // only a live page receives it
  await toBank(page);
  await expect(other.getByText(/being paid in another tab/)).toBeVisible();
  await payByCard(page, GOOD_CARD);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/is ready/);
});
