import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('a departure over Ashura says so, and the page fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/iran-tours/silk-road-northwest-7-days?departure=NW-20270612');
  await expect(page.getByText(/Ashura/).first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('the page tells passports of the US, the UK and Canada that a tour is their way, before anything is paid', async ({
  page,
}) => {
  await visit(page, '/iran-tours/classic-iran-8-days');
  await expect(page.getByText('US, UK or Canadian passport?')).toBeVisible();
  await expect(page.getByText(/The visa code takes 20 to 45 working days/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tour says its days, its departures and what a place costs', async ({ page }) => {
    await page.goto('/iran-tours/classic-iran-8-days');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Classic Iran in 8 days');
    await expect(page.getByText('€880.00').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check your visa' })).toBeVisible();
  });
});
