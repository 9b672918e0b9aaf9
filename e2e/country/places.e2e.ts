import { PLACES } from '#domain/country/places.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('the form of the places works without scripts: a month and a wish, and nothing that fits both says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/destinations');
  await expect(page.getByRole('heading', { name: `${PLACES.length} places`, exact: true })).toBeVisible();
  await page.getByLabel('You come in').selectOption('December');
  await page.getByLabel('What you like').selectOption('Sea');
  await page.getByRole('button', { name: 'Show places' }).click();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([/^Kish Island/, /^Chabahar/]);
  await page.getByLabel('You come in').selectOption('July');
  await page.getByRole('button', { name: 'Show places' }).click();
  await expect(page.getByRole('heading', { name: 'No place fits both' })).toBeVisible();
  await context.close();
});

test('a price on the page of a city is the lowest that the search behind it shows', async ({ page }) => {
  await visit(page, '/shiraz');
  const day = page
    .getByRole('region')
    .or(page.locator('#prices'))
    .getByRole('link', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*€/ })
    .first();
  const price = /€[\d.,]+/.exec(await day.innerText())?.[0] ?? '';
  await day.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: price }).first()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(price);

  await page.goto('/isfahan');
  const room = page.locator('#prices').getByRole('listitem').filter({ hasText: 'Hotel' }).getByRole('link').first();
  const name = await room.locator('b').innerText();
  const [total = ''] = /€[\d,.]+$/.exec(await room.innerText()) ?? [];
  expect(total).not.toBe('');
  await page.getByRole('link', { name: /^All \d+/ }).click();
  await expect(page.locator('ol article').filter({ hasText: name }).first()).toContainText(total);
});

test('what is no place is no page, and a place is reached and read by keyboard at 320 px', async ({
  page,
  request,
}) => {
  expect((await request.get('/atlantis')).status()).toBe(404);
  // As a person types it.
  const said = await request.get('/Isfahan');
  expect([said.status(), new URL(said.url()).pathname]).toEqual([200, '/isfahan']);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/isfahan');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});
