import { siteOrigin } from '../support/account.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { heading } from './support/rides.ts';
import { holdRun } from './support/runs.ts';

const list = (asked: string, days: number) => `/iran-transportation?day=${dayAhead(days)}&${asked}`;
const TRAIN = 'kind=train&from=tehran&to=mashhad';

test('a lone woman takes one berth of the night train, among women', async ({ page }) => {
  await visit(page, list(`${TRAIN}&women=1&men=0`, 21));
  await page.getByRole('link', { name: 'Choose Night train SIM 115, 4-berth, Among women, by berth' }).click();
  await expect(heading(page)).toHaveText('Choose a berth');
  await expect(page.getByRole('radio', { name: /^By berth, among women €13\.50/ })).toBeChecked();
  await expect(page.getByRole('gridcell', { name: /, Women, yours: woman$/ })).toHaveCount(1);
  const men = page.getByRole('gridcell', { name: /, Men, not for you: only men lie here$/ });
  await expect(men.first()).toHaveAttribute('aria-disabled', 'true');
  // It is said to be disabled, and a press says why.
  await men.first().click({ force: true });
  await expect(page.getByText(/ is for men\. Only men lie in this compartment\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hold this place, €13.50' }).click();
  await expect(heading(page)).toHaveText('Who travels?');
  await expect(page.getByRole('main')).toContainText('Compartment for women');
});

test('by the keyboard a seat beside a stranger of the other gender is refused in words, and another one is taken', async ({
  page,
  playwright,
}) => {
  const other = await playwright.request.newContext({ baseURL: siteOrigin() });
  const day = dayAhead(22);
  const bus = { kind: 'bus', number: 'SIM 401', class: 'vip25' } as const;
  await holdRun(other, { ...bus, day, places: [{ place: '1-3B', rider: 'man' }] }, 800);
  await visit(page, list('kind=bus&from=tehran&to=isfahan&women=1&men=0&run=SIM+401&class=vip25', 22));
  const seat = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^Seat ${name}, `) });
  await expect(seat('3B')).toHaveAccessibleName('Seat 3B, aisle, sold to a man');
  // One stop of the Tab key leads into the plan, to one's own seat.
  await seat('1A').focus();
  await page.keyboard.press('ArrowRight');
  await expect(seat('2A')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(seat('3C')).toBeFocused();
  await expect(seat('3C')).toHaveAccessibleName('Seat 3C, window, not for you: a stranger sits beside it, in 3B');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3C is not offered to you.' })).toContainText(
    'The seat beside it, 3B, is sold to a man you do not know.',
  );
  await expect(seat('1A')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(seat('3A')).toHaveAccessibleName('Seat 3A, no neighbour, yours: woman');
  await expect(seat('1A')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Control+End');
  await expect(seat('9C')).toBeFocused();
  await other.dispose();
});

test('a class that is sold out says so, and what still has room for three', async ({ page, playwright }) => {
  const day = dayAhead(23);
  const train = { kind: 'train', number: 'SIM 115', class: 'b4s' } as const;
  // Ten compartments of its only carriage, two of them for men.
  const all = Array.from({ length: 10 }, (_, at) => [1, 2, 3, 4].map((berth) => `3-${at + 1}-${berth}`));
  const ofMen = [7, 9];
  for (const [at, places] of all.entries()) {
    const other = await playwright.request.newContext({ baseURL: siteOrigin() });
    const rider = ofMen.includes(at) ? 'man' : 'woman';
    await holdRun(other, { ...train, day, places: places.map((place) => ({ place, rider })) }, 7800);
    await other.dispose();
  }
  await visit(page, list(`${TRAIN}&women=1&men=1&children=1`, 23));
  const night = page.getByRole('listitem', { name: /^Night train SIM 115, / });
  const row = night.getByRole('listitem').filter({ hasText: '4-berth, five-star' });
  await expect(row).toContainText('Sold out');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(night.getByRole('link', { name: /4-berth, 1 family compartment, whole$/ })).toBeVisible();
  await expectAccessible(page);
});
