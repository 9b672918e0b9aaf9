import type { Locator } from '@playwright/test';
import { expect, test, untilLive, visit } from '../support/test.ts';

test('the list leads to places and to flights at the price it says; search and layers go into the address', async ({
  page,
}) => {
  await visit(page, '/geeevmap');
  const shiraz = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Shiraz', exact: true }) });
  const fare = shiraz.getByRole('link', { name: /^€/ });
  const price = (await fare.innerText()).trim();
  await page.getByLabel('Place, airport or World Heritage site').fill('shiraz');
  await expect(page).toHaveURL(/q=shiraz/);
  await expect(page.getByRole('link', { name: 'Isfahan', exact: true })).toBeHidden();
  await page.getByRole('checkbox', { name: 'World Heritage sites' }).click();
  await expect(page).toHaveURL(/show=places/);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('checkbox', { name: 'World Heritage sites' })).not.toBeChecked();
  await expect(page.getByLabel('Place, airport or World Heritage site')).toHaveValue('shiraz');
  await fare.click();
  await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible();
});

test('a place is found by its name in other languages, typed on the page and sent without its code', async ({
  page,
}) => {
  await visit(page, '/geeevmap');
  await page.getByLabel('Place, airport or World Heritage site').fill('Исфахан');
  await expect(page.getByRole('link', { name: 'Shiraz', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Isfahan', exact: true })).toBeVisible();
  await page.goto(`/geeevmap?q=${encodeURIComponent('伊斯法罕')}`);
  await expect(page.getByRole('link', { name: 'Isfahan', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shiraz', exact: true })).toBeHidden();
});

test('the map is moved by keys, its pins open the card of a place, and an address opens it again', async ({ page }) => {
  await visit(page, '/geeevmap?place=yazd');
  await expect(page.getByRole('heading', { level: 2, name: /^Yazd/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move the map' }).click();
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Mashhad/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Mashhad/ })).toBeVisible();
  await expect(page).toHaveURL(/place=mashhad/);
});

test('a pin counts as pressed although the map moves away below the press', async ({ page }) => {
  await visit(page, '/geeevmap');
  await page.getByRole('button', { name: 'Move the map' }).click();
  const mashhad = page.getByRole('application').getByRole('button', { name: /^Mashhad/ });
  await mashhad.hover();
  const before = await mashhad.boundingBox();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Zoom out' }).evaluate((button: HTMLElement) => button.click());
  await expect
    .poll(async () => Math.abs(((await mashhad.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBeGreaterThan(55);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 2, name: /^Mashhad/ })).toBeVisible();
});

test('near a city its hotels are links to their pages', async ({ page }) => {
  // Without animation: a zoom must not redraw the pins during a press on one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/geeevmap?place=isfahan');
  await page.getByRole('button', { name: 'Move the map' }).click();
  const map = page.getByRole('application');
  const place = map.getByRole('button', { name: /^Isfahan/ });
  const hotel = map.getByRole('link', { name: /€/ }).first();
  await place.hover();
  await expect(async () => {
    // The point under the pointer stays in place.
    await page.mouse.wheel(0, -600);
    await expect(hotel).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
  const href = (await hotel.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/hotel\/isfahan\/[a-z0-9-]+\?departing=.*&returning=/);
  await hotel.press('Enter');
  await expect(page).toHaveURL(new RegExp(href.replaceAll(/[.?]/g, '\\$&')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('however near or far away the map is moved, it shows a place or a way back to all of Iran', async ({ page }) => {
  await visit(page, '/geeevmap');
  await page.getByRole('button', { name: 'Move the map' }).click();
  const map = page.getByRole('application');
  const whole = page.getByRole('button', { name: 'Show all of Iran' });
  const mashhad = map.getByRole('button', { name: /^Mashhad/ });
  await expect(mashhad).toBeInViewport();
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 6; press += 1) await nearer.click();
  await expect(mashhad).toBeHidden();
  await expect(map.getByRole('link', { name: /€/ }).or(map.getByRole('button')).first()).toBeInViewport();
  await expect(whole).toBeHidden();
  await map.focus();
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowRight');
    await expect(whole).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await whole.click();
  await expect(whole).toBeHidden();
  await expect(mashhad).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the map that moves opens on what the picture showed, and no pin lies over its edge or under a button', async ({
    page,
  }) => {
    await visit(page, '/geeevmap');
    await page.getByRole('button', { name: 'Move the map' }).click();
    const map = page.getByRole('application');
    await expect(map.getByRole('button').nth(7)).toBeVisible();
    const edge = await map.boundingBox();
    const plus = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
    const minus = await page.getByRole('button', { name: 'Zoom out' }).boundingBox();
    if (!edge || !plus || !minus) throw new Error('The map and its buttons are there');
    for (const pin of await map.getByRole('button').all()) {
      const box = await pin.boundingBox();
      if (!box) throw new Error('A pin has a place');
      expect(box.x).toBeGreaterThanOrEqual(edge.x);
      expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width);
      for (const button of [plus, minus]) {
        const isBeside = box.x + box.width <= button.x || box.y >= button.y + button.height;
        expect(isBeside).toBe(true);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form finds and shows, and the picture is there', async ({ page }) => {
    await page.goto('/geeevmap');
    await page.getByLabel('Place, airport or World Heritage site').fill('yazd');
    await page.getByRole('checkbox', { name: 'World Heritage sites' }).click();
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('link', { name: 'Yazd', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kish', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: /World Heritage sites/ })).toBeHidden();
    await page.getByRole('link', { name: 'Yazd', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Yazd/);
  });
});

for (const moves of ['a press', 'a wheel']) {
  test(`a layer can be taken away while ${moves} still moves the map`, async ({ page }) => {
    await visit(page, '/geeevmap');
    await page.getByRole('button', { name: 'Move the map' }).click();
    const map = page.getByRole('application');
    await expect(map.getByRole('button', { name: /^Mashhad/ })).toBeInViewport();
    const layer = page.getByRole('checkbox', { name: 'World Heritage sites' });
    await (moves === 'a press' ? page.getByRole('button', { name: 'Zoom in' }).click() : turnWheel(map));
    // Other layers create another map; the old one is removed during its animation.
    await layer.evaluate((box: HTMLElement) => box.click());
    await expect(layer).not.toBeChecked();
    for (let press = 0; press < 6; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map.getByRole('button', { name: /^Mashhad/ })).toBeHidden();
  });
}

const turnWheel = (map: Locator) =>
  map.evaluate((box) => box.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true })));
