import { dayAhead } from '../support/days.ts';
import { arrowsUntil, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { heading } from './support/rides.ts';

test('with the keyboard alone, 320 px wide: from the empty form to the bank, and a forgotten time is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
    await page.keyboard.type(text);
  };
  await visit(page, '/iran-transportation?kind=transfer');
  await fits();
  const zone = page.getByLabel('Where you go', { exact: true });
  await tabTo(page, zone);
  await arrowsUntil(page, async () => (await zone.inputValue()) === 'ika-thr');
  const [year = '', month = '', day = ''] = dayAhead(33).split('-');
  await type('Landing on', `${month}${day}${year}`);
  await expect(page.getByLabel('Landing on', { exact: true })).toHaveValue(dayAhead(33));
  await type('Flight number', 'TK 874');
  await page.keyboard.press('Enter');

  // What is missing first: the focus comes to its field.
  const time = page.getByLabel(/^Landing at/);
  await expect(time).toBeFocused();
  await fits();
  await page.keyboard.type('310');
  await expect(time).toHaveAccessibleDescription(/clock of 24 hours/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0310');
  await expect(time).toHaveValue('03:10');
  // Three people and three bags need a larger car.
  const bags = page.getByLabel('Bags', { exact: true });
  await tabTo(page, bags);
  await arrowsUntil(page, async () => (await bags.inputValue()) === '3');
  await tabTo(page, page.getByRole('button', { name: 'Take the Van' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('€45.60');
  await fits();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }).first());
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Whom does the driver meet?');
  await fits();
  await type('Given names', 'Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Family name')).toBeFocused();
  await fits();
  await page.keyboard.type('Keller');
  await expect(page.getByLabel('Name on the sign')).toHaveValue('Anna Keller');
  await type('E-mail', 'anna.keller@example.org');
  await type('Phone', '+49 151 23456789');
  await fits();
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Review and pay');
  await fits();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('checkbox', { name: /I have read these/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Pay / }).first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox-bank\//);
});

test('no page of transport scrolls to the side at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const day = dayAhead(33);
  const pages = [
    `?kind=transfer&direction=toAirport&airport=IKA&zone=ika-north&day=${day}&time=03:10&flight=TK+874&people=7&bags=8`,
    `?kind=car&from=Tehran&to=Isfahan&day=${day}&time=10:00&people=2&bags=2&stops=2`,
    `?kind=cip&airport=MHD&direction=arrival&flights=international&day=${day}&time=10:00&flight=QR+490&adults=2&children=1`,
    `/ask?kind=transfer&airport=IKA&zone=ika-thr&day=${day}&time=03:10&flight=TK+874`,
  ];
  for (const path of [...pages.map((one) => `/iran-transportation${one}`), '/transportation-rules']) {
    await visit(page, path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

test('the kinds stand in one row that scrolls at 320 px, with the one that is open in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const kind of ['transfer', 'car', 'cip']) {
    await visit(page, `/iran-transportation?kind=${kind}`);
    const tabs = page.getByRole('navigation', { name: 'Kinds of transport' });
    const tops = await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.95 });
  }
});
