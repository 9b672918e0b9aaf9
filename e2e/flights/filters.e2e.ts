import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

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

test('flights are compared by the keys alone; the link shows the same, also at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, `/flights/THR-MHD?departing=${dayAhead(20)}`);
  const ticks = page.getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 2]) {
    await ticks.nth(at).focus();
    await page.keyboard.press('Space');
  }
  const table = page.getByRole('table', { name: 'Side by side' });
  await expect(table.getByRole('button', { name: /^Select/ })).toHaveCount(2);
  await expect(page).toHaveURL(/compare=[A-Z0-9]+\.[A-Z0-9]+/);
  const text = await table.innerText();
  await page.reload();
  await expect(ticks.nth(2)).toBeChecked();
  expect(await table.innerText()).toBe(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('another order leaves no place blank that is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 1800 });
  await visit(page, `/flights/THR-MHD?departing=${dayAhead(20)}`);
  await page.evaluate(() => {
    const isBlank = (card: Element) =>
      'late' in (card as HTMLElement).dataset && card.getBoundingClientRect().top < innerHeight;
    const look = () => {
      if ([...document.querySelectorAll('#flights > li')].some(isBlank)) document.documentElement.dataset.blank = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const [order, said] of [
    ['Price', 'Lowest total first.'],
    ['Departure', 'Earliest first.'],
    ['Duration', 'Shortest first.'],
  ] as const) {
    await page.locator('#sort').getByText(order, { exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  }
  await expect(page.locator('html[data-blank]')).toHaveCount(0);
});
