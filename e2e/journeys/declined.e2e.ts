import { EMPTY_CARD, payByCard, payForTickets, reviewOneWay, toBank } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

test('declined, with the reason and the seats kept, then paid with another card', async ({ page }) => {
  await reviewOneWay(page, dayAhead(40));
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
  await reviewOneWay(page, dayAhead(41));
  await toBank(page);
  await page.getByRole('button', { name: 'Back to Safar without paying' }).click();
  await expect(page.getByText(/You came back without paying/).first()).toBeVisible();
});

test('Back from the bank: it says that nothing is known of a payment, and has two ways on', async ({ page }) => {
  await reviewOneWay(page, dayAhead(42));
  await toBank(page);
  const bank = page.url();
  await page.goBack();
  const goOn = page.getByRole('link', { name: 'Go on at the bank' });
  await expect(goOn).toBeVisible();
  await expect(goOn).toHaveAttribute('href', bank);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByText(/You came back without paying/).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /I have read these/ })).toBeChecked();
  await payForTickets(page);
});
