import { fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('somebody asks, holds, pays and has the papers', async ({ page }) => {
  await visit(page, '/card');
  await expectAccessible(page);
  await page.getByLabel('Day').fill(dayAhead(30));
  await page.getByRole('button', { name: 'Hold it and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is it for?');
  await expect(page).toHaveURL(/\/card\/passengers\/[0-9a-f-]{36}$/);
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await fillContact(page);
  await toReview(page);
  await expectAccessible(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is ready.');
  await expect(page).toHaveURL(/\/card\/issue\/[0-9a-f-]{36}$/);
  await expectAccessible(page);
});
