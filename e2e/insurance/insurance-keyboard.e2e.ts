import type { Locator, Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test, visit } from '../support/test.ts';

async function typeDay(page: Page, group: Locator, day: string): Promise<void> {
  await tabTo(page, group.getByLabel('Day', { exact: true }));
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [index, part] of [date, month, year].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

test('by keyboard alone, 320 px wide: a forgotten birth date is told, then the people are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/iran-travel-insurance');
  const heading = page.getByRole('heading', { level: 1 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await fits();
  await typeDay(page, page.getByRole('group', { name: 'First day in Iran' }), dayAhead(34));
  await tabTo(page, page.getByLabel('Days', { exact: true }));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  // An error first: the focus comes to the field.
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await expect(birth.getByLabel('Day', { exact: true })).toBeFocused();
  await typeDay(page, birth, '1988-03-14');
  await fits();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Who is insured?');
  await fits();
});
