import type { Page } from '@playwright/test';
import { codeFor, haveOwnAccount, siteOrigin } from '../support/account.ts';
import {
  ANNA,
  beginAtReview,
  fillContact,
  fillTraveller,
  GOOD_CARD,
  holdOneWay,
  payByCard,
  payForTickets,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

async function addMoney(page: Page, euros: string): Promise<void> {
  await visit(page, '/profile/transactions');
  await page.getByLabel('Amount in euro').fill(euros);
  await page.getByRole('button', { name: /^Add €/ }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText(/added\./)).toBeVisible();
}

async function openOrder(page: Page): Promise<void> {
  const orderId = /issue\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await visit(page, `/profile/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tehran to Shiraz');
}

test('a saved passenger flies again, paid by balance and card; both parts stand in order and ledger', async ({
  page,
}) => {
  const email = await haveOwnAccount(page);
  await addMoney(page, '20');
  await holdOneWay(page, dayAhead(41));
  await expect(page.getByLabel('E-mail')).toHaveValue(email); // known from the account, so it need not be typed
  await expect(page.getByLabel('Phone')).not.toHaveValue('');
  await fillTraveller(page, 1, ANNA);
  await page.getByRole('checkbox', { name: /Save this passenger/ }).check();
  await fillContact(page);
  await toReview(page);
  await page.getByRole('checkbox', { name: /Use my balance, €20\.00/ }).check();
  await expect(page.getByText(/Your balance pays €20\.00/)).toBeVisible();
  await expectAccessible(page);
  const reference = await payForTickets(page);
  await openOrder(page);
  await expect(page.getByText('From the balance')).toBeVisible();
  await expect(page.getByText('By card')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/profile/transactions');
  await expect(page.getByRole('row', { name: new RegExp(`Order ${reference}.*− €20\\.00.*€0\\.00`) })).toHaveCount(1);

  const dollars = { headers: { origin: siteOrigin() }, data: { currency: 'USD' } };
  expect((await page.request.patch('/api/account', dollars)).status()).toBe(200);
  await holdOneWay(page, dayAhead(42));
  await page.getByRole('button', { name: /Anna Maria Keller/ }).click();
  await expect(page.getByText(/We use the saved number/)).toBeVisible();
  await expect(page.getByLabel('Passport number')).toHaveValue('');
  await fillContact(page);
  await toReview(page);
  await expect(page.getByText('Anna Maria Keller').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'US dollar' })).toBeChecked();
  await payForTickets(page);
});

test('a discount code takes its part off and can be taken out; others say why they do not help', async ({ page }) => {
  await beginAtReview(page, dayAhead(43));
  const pay = page.getByRole('button', { name: /^Pay / }).first();
  const before = await pay.innerText();
  await page.getByLabel('Code', { exact: true }).fill('no code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code', { exact: true }).fill('1404');
  await page.getByRole('button', { name: 'Apply' }).click();
  const applied = page.getByText(/Code 1404 takes 10 % off/);
  await expect(applied).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Code 1404 takes 10 % off');
  await expect(pay).not.toHaveText(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the code' }).click();
  await expect(pay).toHaveText(before);
});

test('an issued order is cancelled to the card, and another to the balance after a code', async ({ page }) => {
  const email = await haveOwnAccount(page);
  for (const [day, to] of [[44, 'card'] as const, [45, 'balance'] as const]) {
    await beginAtReview(page, dayAhead(day), { fare: 'systemic' }); // charter fares are not refundable
    await payForTickets(page);
    await openOrder(page);
    await page.getByRole('button', { name: 'How much do I get back?' }).click();
    const confirm = page.getByRole('button', { name: /^Cancel and get €/ });
    await expect(confirm).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Cancel and get €');
    await expectAccessible(page);
    if (to === 'balance') await page.getByRole('radio', { name: /To your balance/ }).check();
    await confirm.click();
    if (to === 'balance') {
      await page.getByRole('textbox', { name: 'One-time code' }).fill(await codeFor(page, email));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(/^Cancelled\. You get back €.* to the balance\./)).toBeVisible();
    } else {
      await expect(page.getByText(/^Cancelled\. You get back €.* to the card\./)).toBeVisible();
      await expect(page.locator(':focus')).toContainText('Cancelled.');
    }
  }
  await visit(page, '/profile/transactions');
  await expect(page.getByRole('row', { name: /Refund of order/ })).toHaveCount(1);
  await visit(page, '/profile/orders?state=ended');
  await expect(page.getByRole('article')).toHaveCount(2);
});
