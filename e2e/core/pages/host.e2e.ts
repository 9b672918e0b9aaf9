import { dayAhead } from '../../support/days.ts';
import { FLIGHTS, LISTS, nameOf, SEARCHES } from '../../support/pages.ts';
import { expect, expectAccessible, test, untilLive, visit } from '../../support/test.ts';

test.use({ savesData: false });

const RESULTS = FLIGHTS;
const PAGES = [
  ...SEARCHES,
  ...LISTS,
  '/hotel/isfahan',
  '/flight-rules',
  '/iran-visa',
  '/iran-visa?n1=DE&residence=DE&entry=airport&purpose=tourism&days=12',
  '/find-booking',
  '/login',
  '/signup',
  '/nowhere',
];

for (const [path, status] of [
  ['/', 200],
  ['/iran-flight', 200],
  ...LISTS.map((path) => [path, 200] as const),
  ['/hotel', 200],
  ['/hotel/isfahan', 200],
  ['/flight-rules', 200],
  ['/iran-visa', 200],
  ['/iran-visa?n1=<b>&days=[]&entry=nowhere', 200],
  ['/find-booking', 200],
  ['/flights', 302],
  ['/flights/issue', 302],
  ['/flights/XXX-SYZ?departing=2027-01-01', 404],
  ['/flights/nonsense', 404],
  ['/hotel/nowhere', 404],
  ['/hotel/isfahan/no-such-hotel', 404],
  ['/isfahan', 200],
  ['/atlantis', 404],
  ['/.env', 404],
  ['/deep/nowhere', 404],
  ['/api/nowhere', 404],
  ['/assets/nowhere.js', 404],
] as const) {
  test(`${nameOf(path)} answers ${status}`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
  });
}

test('a page that does not exist says so, in its own words and as an API in its own shape', async ({
  page,
  request,
}) => {
  await page.goto('/isfehan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectAccessible(page);
  expect(await (await request.get('/api/nowhere')).json()).toEqual({
    error: { code: 'not_found', message: 'There is no such operation.' },
  });
});

test('no page has a style attribute or an inline event', async ({ request }) => {
  for (const path of PAGES) {
    expect(await (await request.get(path)).text()).not.toMatch(/\s(?:style|on[a-z]+)="/);
  }
});

test('assets are compressed by the build and never change', async ({ request }) => {
  const src = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get(RESULTS)).text())?.[1];
  const answer = await request.get(src ?? '', { headers: { 'accept-encoding': 'br' } });
  const { 'content-encoding': encoding, 'cache-control': cache } = answer.headers();
  expect({ encoding, cache }).toEqual({ encoding: 'br', cache: 'public, max-age=31536000, immutable' });
});

test('the results page fetches its machine while it is idle and then the sign-in, each once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const timesAsked = (file: string) => asked.filter((url) => url.includes(file)).length;
  const firstOf = (file: string) => asked.findIndex((url) => url.includes(file));
  await page.goto(RESULTS);
  await expect.poll(() => timesAsked('/SignInHost')).toBe(1);
  expect(firstOf('/live-flight-flow')).toBeLessThan(firstOf('/SignInHost'));
  await untilLive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).hover();
  await page.waitForLoadState('networkidle');
  expect([timesAsked('/live-flight-flow'), timesAsked('/SignInHost')]).toEqual([1, 1]);
});

test('what is typed before the page is live stays, and is what is searched', async ({ page }) => {
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('To', { exact: true }).fill('Tabriz');
  await page.getByLabel('Depart').fill(dayAhead(26));
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/flights/THR-TBZ\\?departing=${dayAhead(26)}`));
});

test('from a live page the next one comes without a load', async ({ page }) => {
  await visit(page, RESULTS);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // In the footer: the browser follows a link in a part whose code has not loaded.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Flight rules', exact: true }).click();
  await expect(page).toHaveURL(/\/flight-rules$/);
  await page.getByRole('link', { name: 'Find a booking' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your booking');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the site asks nobody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of ['/', ...LISTS, '/flight-rules']) await visit(page, path);
  expect(foreign).toEqual([]);
});

for (const [width, scheme] of [
  [320, 'light'],
  [390, 'dark'],
  [1350, 'dark'],
] as const) {
  test(`pages are accessible and never scroll sideways at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of PAGES) {
      await page.goto(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
