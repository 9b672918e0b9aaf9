import { stayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';

test('a filter of one press stays, counts, is one step of the list and goes by another press', async ({ page }) => {
  const nights = String(new URLSearchParams(stayAhead(40, 2)));
  await visit(page, `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}`);
  const steps = await page.evaluate(() => history.length);
  const chip = page.getByRole('main').getByRole('link', { name: /^Traditional house/ });
  const count = Number(await chip.locator('small').innerText());
  await chip.click();
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/kind=traditional-house/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await chip.click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page).not.toHaveURL(/kind=/);
});
