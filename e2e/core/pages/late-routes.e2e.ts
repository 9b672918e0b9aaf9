import { expect, test, visit } from '../../support/test.ts';

test.use({ savesData: false });

// The routes of a product come with its first page.

const VISA = { name: 'Visa' };

test('a link, Back and a reload lead to a page whose routes are not here yet', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await visit(page, '/');
  const home = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('banner').getByRole('link', VISA).click();
  await expect(page).toHaveURL(/\/iran-visa$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(home);
  expect(loads).toBe(1);

  await page.reload();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
  expect(loads).toBe(2);
});

test('where the routes do not load the page stays, says so, and the next click leads on', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/visa.gen*', (route) => route.abort());
  await visit(page, '/about');
  const about = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('banner').getByRole('link', VISA).click();
  const words = page.getByRole('status').filter({ hasText: 'A part of this page did not load.' });
  await expect(words.getByText('Press the same button again')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about);
  complaints.length = 0;

  await page.unroute('**/assets/visa.gen*');
  await page.getByRole('banner').getByRole('link', VISA).click();
  await expect(page).toHaveURL(/\/iran-visa$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(about);
  await expect(words.getByText('Press the same button again')).toBeHidden();
});
