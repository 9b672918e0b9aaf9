import { ANNA, EMAIL, fillTraveller, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

const JONAS = { ...ANNA, title: 'Mr', given: 'Jonas', birth: ['2', '5', '1987'], passport: 'C01X00K92' } as const;

test('two people book a journey with a deposit, then pay the rest and have the voucher', async ({ page }) => {
  await visit(page, '/iran-tours/classic-iran-8-days');
  await page.getByRole('button', { name: 'Book for 2' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is coming?');
  await expect(page).toHaveURL(/\/iran-tours\/classic-iran-8-days\?step=passengers&order=[0-9a-f-]{36}$/);
  await expectAccessible(page);

  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, JONAS);
  await page.getByLabel('Anna Maria eats').selectOption('Vegetarian');
  await page.getByLabel('Jonas, health').fill('Allergic to walnut');
  const emergency = page.getByRole('region', { name: 'Whom we call in an emergency' });
  await emergency.getByLabel('Their name').fill('Helga Brandt');
  await emergency.getByLabel('Their phone').fill('+49 30 1234567');
  await page.getByLabel('Flight to Tehran').fill('TK 874');
  await page.getByLabel(/^Lands on/).fill('03:10');
  const contact = page.getByRole('region', { name: 'Where we send the papers' });
  await contact.getByLabel('E-mail').fill(EMAIL);
  await contact.getByLabel('Phone').fill('+49 151 23456789');
  await toReview(page);
  await expect(page).toHaveURL(/step=confirm/);
  await expectAccessible(page);

  await expect(page.getByRole('heading', { name: 'Two payments' })).toBeVisible();
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The deposit is paid. Your places are yours.');
  await expect(page).toHaveURL(/\/iran-tours\/issue\/[0-9a-f-]{36}$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is left to pay');
  await expect(page.getByRole('heading', { name: 'What the price did' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await payByCard(page, GOOD_CARD);
  await page
    .getByRole('link', { name: /paper|voucher/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All is paid. Your voucher is here.');
  await expectAccessible(page);
});
