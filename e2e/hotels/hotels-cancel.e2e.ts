import { haveOwnAccount } from '../support/account.ts';
import { stayAhead } from '../support/days.ts';
import { askBack, buyStay, openStay, seeCancelled } from '../support/hotels.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a paid stay is cancelled before its free date: all comes back, as the curve said, and its order says so', async ({
  page,
}) => {
  await haveOwnAccount(page);
  const { amount, orderId } = await buyStay(page, stayAhead(33, 2).departing);
  await openStay(page, orderId);
  await askBack(page, amount);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my rooms' }).click();
  await askBack(page, amount);
  await page.getByRole('button', { name: `Cancel and get ${amount} back` }).click();
  await seeCancelled(page, amount);
  // The result stays after the page is opened again.
  await openStay(page, orderId);
  await seeCancelled(page, amount);
  await expect(page.getByText(/^Refunded to the card/)).toBeVisible();
  // Each step of the refund, with a last day on which a real bank shows it. Background work sends it to the card.
  const back = page.getByRole('region', { name: 'Your money back' });
  await expect(async () => {
    await page.reload();
    await expect(back.getByText('Your bank shows it')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(back.locator('strong')).toHaveText([
    'You asked to cancel',
    `Agreed: you get back ${amount}`,
    `${amount} was sent to the card`,
    'Your bank shows it',
  ]);
  await expect(back.getByText(/^By \w{3} \d/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'How much do I get back?' })).toHaveCount(0);
});
