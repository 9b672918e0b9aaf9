import type { Locator, Page } from '@playwright/test';
import { holdOneWay, seeFlights, selectFirst } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { expect, test, visit } from '../../support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Moves the focus away: a focus ring must not look like a selection. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(1, 1);
}

/** Screenshot of a part with some background around it. */
async function look(part: Locator): Promise<string> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  const clip = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10 };
  return (await part.page().screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64');
}

async function expectSeen(part: Locator, choose: () => Promise<unknown>): Promise<void> {
  const page = part.page();
  await leave(page);
  const before = await look(part);
  await choose();
  await leave(page);
  await expect.poll(async () => (await look(part)) === before).toBe(false);
}

/** `around` shows the focus of a control that is invisible itself. */
async function expectFocusSeen(control: Locator, around = control): Promise<void> {
  const page = control.page();
  await leave(page);
  const before = await look(around);
  await page.keyboard.press('Tab'); // from here on the browser shows the focus ring
  await control.focus();
  await expect(control).toBeFocused();
  await expect.poll(async () => (await look(around)) === before).toBe(false);
}

test('in forced colours a list shows what is ticked, chosen and focused', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(66)}&returning=${dayAhead(68)}`);
  const box = page.getByRole('checkbox', { name: /^Charter/ });
  await expectSeen(box, () => box.check());
  await box.uncheck();
  const radio = page.getByRole('radio', { name: /^Up to/ }).last(); // keeps more than one flight
  await expectSeen(radio, () => radio.check());
  const order = page.locator('label').filter({ hasText: /^Duration$/ });
  await expectSeen(order, () => order.click());
  const chosenOrder = page.getByRole('radio', { name: 'Duration' });
  await expectFocusSeen(chosenOrder, order);
  const select = page.getByRole('button', { name: /^Select / }).first();
  await expectFocusSeen(select);

  const day = page.locator('a[href*="departing"][aria-current]').first();
  const other = page.locator(`a[href*="departing=${dayAhead(67)}"]`).first();
  expect(await day.evaluate((link) => getComputedStyle(link).borderBottomColor)).not.toBe(
    await other.evaluate((link) => getComputedStyle(link).borderBottomColor),
  );

  await selectFirst(page);
  await expect(page).toHaveURL(/path=returning/);
  await page.goBack();
  const chosen = page.locator('article', { hasText: 'Chosen' });
  await expect(chosen).toBeVisible();
  const outline = (card: Locator) => card.evaluate((article) => getComputedStyle(article).outlineStyle);
  expect([await outline(chosen), await outline(page.locator('article', { hasNotText: 'Chosen' }).first())]).toEqual([
    'solid',
    'none',
  ]);
});

test('in forced colours the search shows its focus, the place and the day that are chosen', async ({ page }) => {
  await visit(page, '/');
  const from = page.getByRole('combobox', { name: 'From' });
  await expectFocusSeen(from, page.locator('form').filter({ has: from }));
  await from.click();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  const focused = options.and(page.locator('[data-focused]'));
  const styles = (option: Locator) => option.evaluate((line) => getComputedStyle(line).outlineStyle);
  await expect(focused).toHaveCount(1);
  expect(await styles(focused)).toBe('solid');
  expect(await styles(options.and(page.locator(':not([data-focused])')).first())).toBe('none');
});

test('in forced colours buttons have an edge, and passengers show what is chosen', async ({ page }) => {
  await holdOneWay(page, dayAhead(67));
  const buttons = page.locator('main button:visible');
  const edges = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(button);
      return borderTopWidth !== '0px' || textDecorationLine === 'underline';
    }),
  );
  expect(edges.length).toBeGreaterThan(1);
  expect(edges).not.toContain(false);
  const title = page.getByRole('radio', { name: 'Ms' });
  await expectSeen(title, () => title.check());
  await expectFocusSeen(page.getByLabel('Given names'));
});
