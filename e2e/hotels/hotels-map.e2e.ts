import type { Locator, Page } from '@playwright/test';
import { stayAhead } from '../support/days.ts';
import { expect, expectAccessible, holdBack, test, visit } from '../support/test.ts';
import { serveTiles } from '../support/tiles.ts';

const nights = String(new URLSearchParams(stayAhead(40, 2)));
const LIST = `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}`;
const HOTEL = `/hotel/isfahan/abbasi-hotel?${nights}`;

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
const ofTheMap = (asked: readonly string[]) => asked.filter((url) => /LiveHotelMap|style-map/.test(url));

/** Moves and zooms the map: both are animated, and it reports the end. */
async function moveBy(map: Locator): Promise<void> {
  await map.getByRole('application').press('ArrowRight');
  await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible();
  const scale = () => map.locator('svg g:has(text)').innerHTML();
  const before = await scale();
  await map.getByRole('application').press('+');
  await expect.poll(scale).not.toBe(before);
}

test('the map by keyboard: wanted, moved, zoomed, a price chosen, its area searched', async ({ page }) => {
  const asked = requestsOf(page);
  const tiles = await serveTiles(page);
  await visit(page, LIST);
  await expect(page.getByRole('article')).toHaveCount(9);
  expect(ofTheMap(asked)).toEqual([]);
  await page.getByRole('button', { name: 'Move the map' }).press('Enter');
  const map = page.getByRole('application', { name: /^Map of Isfahan. Arrow keys move it/ });
  await expect(map).toBeFocused();
  expect(ofTheMap(asked).length).toBeGreaterThan(0);

  // Tab moves through the prices, the focused one is highlighted in the list, and Enter opens its card.
  await page.keyboard.press('Tab');
  const pin = map.locator('a, button').first();
  await expect(pin).toBeFocused();
  const [name = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(', €');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(entry).toHaveAttribute('data-hot', '');
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Map of Isfahan' });
  await expect(region.getByRole('heading', { level: 3 }).getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);

  await map.focus();
  await expect(region.getByRole('button', { name: 'Search this area' })).toBeHidden();
  await moveBy(region);
  await region.getByRole('button', { name: 'Search this area' }).press('Enter');
  await expect(page).toHaveURL(/area=/);
  await expect(page.getByRole('status').filter({ hasText: /of 9 places/ })).toBeVisible();
  await region.getByRole('button', { name: 'Show all of Isfahan' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(9);
  expect(tiles.asked).toEqual([]);
});

test('a list and its map point at the same hotel', async ({ page }) => {
  await visit(page, LIST);
  await page.getByRole('button', { name: 'Move the map' }).click();
  const map = page.getByRole('application');
  await expect(map).toBeVisible();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Safir Hotel/ }) });
  await entry.hover();
  await expect(map.getByRole('link', { name: /^Safir Hotel, €/ })).toHaveAttribute('data-hot', '');
  const pin = map.getByRole('link', { name: /^Piroozy Hotel, €/ });
  await expect(pin).toHaveAttribute('href', /^\/hotel\/isfahan\/piroozy-hotel\?departing=/);
  await pin.hover();
  await expect(entry).not.toHaveAttribute('data-hot');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Piroozy Hotel/ }) }),
  ).toHaveAttribute('data-hot', '');
});

test('street tiles are asked only when they are wanted; blocked ones leave the drawing, and a quiet note', async ({
  page,
}) => {
  const tiles = await serveTiles(page);
  tiles.block(true);
  await visit(page, LIST);
  const map = page.getByRole('region', { name: 'Map of Isfahan' });
  await map.getByRole('button', { name: 'Move the map' }).click();
  await expect(map.getByText('The pictures come from tiles.example')).toBeVisible();
  expect(tiles.asked).toEqual([]);
  await map.getByRole('button', { name: 'Street map' }).click();
  await expect(map.getByRole('status')).toHaveText('The street map does not answer here. Our drawing stays.');
  await expect(map.locator('canvas').first()).toBeVisible();
  await expect(map.locator('img')).toHaveCount(0);

  tiles.block(false);
  await map.getByRole('button', { name: 'Try the street map again' }).click();
  await expect(map.getByText('Streets: © OpenStreetMap contributors')).toBeVisible();
  await expect(map.locator('img').first()).toBeVisible();

  // The choice is stored, but no tile is requested before the map is opened.
  const before = tiles.asked.length;
  await page.reload();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(tiles.asked.length).toBe(before);
  await map.getByRole('button', { name: 'Move the map' }).click();
  await expect(map.locator('img').first()).toBeVisible();
  await map.getByRole('button', { name: 'Without streets' }).click();
  await expect(map.locator('img')).toHaveCount(0);
});

test('a map whose files do not come leaves the drawing and can be asked for again', async ({ page }) => {
  await page.route('**/assets/LiveHotelMap*.js', (route) => route.fulfill({ status: 404 }));
  await visit(page, LIST);
  const map = page.getByRole('region', { name: 'Map of Isfahan' });
  await map.getByRole('button', { name: 'Move the map' }).click();
  await expect(map.getByRole('status')).toHaveText('The map did not come. The drawing and the list stay.');
  await page.unroute('**/assets/LiveHotelMap*.js');
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Isfahan');
});

test('the page of a hotel has its sights on a map, with the minutes of the list', async ({ page }) => {
  await visit(page, HOTEL);
  const map = page.getByRole('region', { name: 'Map of Abbasi Hotel' });
  await expect(map.locator('svg text').filter({ hasText: /Naqsh-e Jahan Square, \d+ min/ })).toHaveCount(1);
  await map.getByRole('button', { name: 'Move the map' }).click();
  await expect(map.getByRole('application')).toBeVisible();
  await expect(map.getByRole('button', { name: 'Abbasi Hotel' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Opens the map from the middle of the list; returns the scroll position. */
  async function openMap(page: Page): Promise<number> {
    await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Map', exact: true }).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('application')).toBeVisible();
    return top;
  }
  const map = (page: Page) => page.getByRole('region', { name: 'Map of Isfahan' });
  const entries = (page: Page) => page.evaluate(() => history.length);

  for (const [how, close] of [
    ['Back', (page: Page) => page.goBack()],
    ['List', (page: Page) => page.getByRole('button', { name: 'List', exact: true }).click()],
  ] as const) {
    test(`${how} closes the map and nothing else: the list is where it was`, async ({ page }) => {
      await visit(page, '/hotel');
      await visit(page, LIST);
      const before = await entries(page);
      const top = await openMap(page);
      await expect.poll(() => entries(page)).toBe(before + 1);
      await close(page);
      await expect(map(page)).toBeHidden();
      await expect(page).toHaveURL(LIST);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

      await page.goForward();
      await expect(map(page)).toBeVisible();
      await page.goBack();
      await expect(map(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/hotel');
      expect(await entries(page)).toBe(before + 1);
    });

    test(`${how} keeps the area that was searched on the map`, async ({ page }) => {
      await visit(page, LIST);
      await openMap(page);
      await moveBy(map(page));
      await page.getByRole('button', { name: 'Search this area' }).click();
      await expect(page).toHaveURL(/area=/);
      await expect(map(page)).toBeVisible();
      await close(page);
      await expect(map(page)).toBeHidden();
      await expect(page).toHaveURL(/area=/);
      await expect(page.getByRole('status').filter({ hasText: /of 9 places/ })).toBeVisible();
    });
  }

  test('who asks for the map before the page is live finds the list where it was', async ({ page }) => {
    const release = await holdBack(page, '**/assets/entry-client*');
    await page.goto(LIST);
    const button = page.getByRole('button', { name: 'Map', exact: true });
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200));
    const [before, top] = [await entries(page), await page.evaluate(() => scrollY)];
    expect(top).toBeGreaterThan(50);
    await button.click();
    release();
    await expect(page.getByRole('application')).toBeVisible();
    await expect.poll(() => entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(map(page)).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });

  test('Back from a hotel that was chosen on the map shows the map, and then the list', async ({ page }) => {
    await visit(page, LIST);
    await openMap(page);
    await page
      .getByRole('application')
      .getByRole('link', { name: /Hotel, €/ })
      .first()
      .press('Enter');
    await map(page).getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
    await expect(map(page).getByRole('application')).toBeVisible();
    await page.goBack();
    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a map that was reloaded comes back, with the list behind it', async ({ page }) => {
    await visit(page, LIST);
    await openMap(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(map(page).getByRole('application')).toBeVisible();
    await page.goBack();
    await expect(map(page)).toBeHidden();
    await expect(page).toHaveURL(LIST);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the prices on the map lead to their hotels', async ({ page }) => {
    await page.goto(LIST);
    const prices = page.getByRole('region', { name: 'Map of Isfahan' }).locator('svg a');
    await expect(prices.first()).toBeVisible();
    await expect(prices.first()).toHaveAttribute('href', /^\/hotel\/isfahan\/[a-z-]+\?departing=/);
  });
});
