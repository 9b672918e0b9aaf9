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

test('without JavaScript a wrong answer is told beside what was typed, and has no price', async ({ page }) => {
  const ask = (query: string) => page.goto(`/iran-travel-insurance?${query}`);
  const wrong = async () => (await page.content()).match(/id="plain-[\w]+-error">[^<]*/g) ?? [];
  await ask(`firstDay=${dayAhead(-1)}&days=93&age0=0&age12=0`);
  expect((await wrong()).map((found) => found.split('>')[1])).toEqual([
    'This day is over in Tehran. Choose today or later.',
    'We insure 1 to 92 days.',
    'Choose at least one person.',
  ]);
  const form = page.locator('noscript form');
  await expect(form.locator('[name=firstDay]')).toHaveValue(dayAhead(-1));
  await expect(form.locator('[name=days]')).toHaveValue('93');
  expect(await form.evaluate((drawn) => drawn.parentElement?.textContent)).not.toMatch(/€\d+\.\d\d/);
  await ask(`firstDay=${dayAhead(30)}&days=12&age12=9&age65=1`);
  expect(await wrong()).toEqual([
    'id="plain-people-error">One policy insures up to 9 people, and you chose 10. Please buy two policies.',
  ]);
});
