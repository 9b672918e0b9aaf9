import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a plain form says the price of counts by age, and no birth date is asked', async ({
  page,
}) => {
  await page.goto('/iran-travel-insurance');
  const form = page.locator('noscript form');
  await form.locator('[name=firstDay]').fill(dayAhead(30));
  await form.locator('[name=days]').fill('12');
  await form.locator('[name=age12]').selectOption('2');
  await form.locator('[name=age65]').selectOption('1');
  await form.locator('button').click();
  await expect(page).toHaveURL(/days=12&age0=0&age12=2&age65=1/);
  // Playwright does not read <noscript>, but users do.
  expect(await page.content()).toContain('€95.00');
  await expect(page.getByText('Date of birth').first()).toBeHidden();
});
