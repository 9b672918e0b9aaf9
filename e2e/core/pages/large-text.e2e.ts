import { dayAhead } from '../../support/days.ts';
import { HOTEL, HOTELS } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// WCAG 1.4.4: text at 200 %, on a phone. Media queries do not react to the text size, so the layout must adapt itself.
for (const path of [
  '/',
  `/flights/THR-SYZ?departing=${dayAhead(24)}&adult=2&child=1`,
  '/signup',
  '/find-booking',
  '/iran-flight',
  '/hotel',
  '/iran-visa?n1=DE&n2=AE&residence=DE&entry=airport&purpose=tourism&days=12',
  HOTELS,
  HOTEL,
]) {
  test(`${path.split('?')[0]} with text of twice its size needs no scrolling to the side`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await expect(logIn).toBeInViewport({ ratio: 1 });
    await logIn.click({ trial: true }); // nothing covers it
  });
}

test('with text of twice its size nothing in the results lies over anything else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(24)}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const boxOf = async (part: ReturnType<typeof page.locator>) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It must be in the page');
    return box;
  };
  const [title, edit] = [page.getByRole('heading', { level: 1 }), page.getByText('Edit search')];
  expect((await boxOf(edit)).y).toBeGreaterThan((await boxOf(title)).y + (await boxOf(title)).height);
  const filters = await boxOf(page.locator('summary', { hasText: 'Filters' }));
  const order = await boxOf(page.getByRole('group', { name: 'Sort by' }));
  expect(order.y).toBeGreaterThanOrEqual(filters.y + filters.height);
  expect(order.x).toBeGreaterThanOrEqual(0);
});
