import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the search is a form and the flights are in the page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('To', { exact: true }).selectOption('MHD');
  await page.getByLabel('Depart').fill(dayAhead(20));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/flights/THR-MHD\\?departing=${dayAhead(20)}$`));
  await expect(page.getByRole('article').first()).toBeVisible();
  // Playwright reads past <noscript>, a person does not.
  expect(await page.content()).toContain('Choosing seats needs JavaScript');
  const next = page.getByRole('navigation').filter({ has: page.locator('[aria-current="date"]') });
  await next.getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`departing=${dayAhead(23)}`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what cannot be searched comes back as a form that says why', async ({ page }) => {
  await page.goto(`/flights/THR-THR?departing=${dayAhead(20)}`);
  await expect(page.getByText('Choose another place than the one you leave from.').first()).toBeVisible();
  await page.goto('/flights/THR-SYZ?departing=2020-01-01');
  await expect(page.getByText('This day is over in Tehran. Choose today or later.').first()).toBeVisible();
});
