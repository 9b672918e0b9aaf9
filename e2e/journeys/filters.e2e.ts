import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';

test('filters narrow the list at once, each number holds, and the link shows the same to whoever gets it', async ({
  page,
}) => {
  await visit(page, `/flights/THR-MHD?departing=${dayAhead(20)}`);
  const cards = page.getByRole('article');
  const charter = page.getByRole('checkbox', { name: /^Charter/ });
  const line = page.locator('label').filter({ has: charter });
  const count = Number(await line.locator('b').innerText());
  await charter.check();
  await expect(page).toHaveURL(/kind=charter/);
  await expect(cards).toHaveCount(count);
  await page.getByRole('radio', { name: 'Duration' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Shortest first.' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Airline fare/ }).check();
  await expect(page).toHaveURL(/kind=charter\.systemic/);
  await page.reload();
  await expect(charter).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Airline fare/ })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Shortest first.' })).toBeVisible();
});
