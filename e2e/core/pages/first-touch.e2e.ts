import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { pageAssets } from '../../../server/pages/manifest.ts';
import { haveAccount, newEmail, ownMenu, PASSWORD } from '../../support/account.ts';
import { dayAhead } from '../../support/days.ts';
import { FLIGHTS, LISTS, nameOf, SEARCHES } from '../../support/pages.ts';
import { expect, holdBack, test, untilLive } from '../../support/test.ts';

test.use({ savesData: false });

const RESULTS = FLIGHTS;
const PAGES = [...SEARCHES, ...LISTS, '/flight-rules', '/find-booking', '/login'];

/** Chunks of a search that load on the first touch: the form where it is closed at first, and the calendar. */
const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
  fs.readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);
const { parts, first } = pageAssets(manifest);
const SEARCH_PARTS = scriptsOf(/DayPicker|SearchPanel/);
/** Scripts for offline pages, translated pages and a report after a bank, and what the server rendered already: no interaction waits for them. */
const KEEPING = [
  ...scriptsOf(
    /offline\/read-page|app\/keep-translated|trace\/write-trace|Reading\.tsx|HomePrices|LowestFares|home\/Today\.tsx/,
  ),
  ...chunksNamed('SituationNote'),
];

function scriptsOf(wanted: RegExp): string[] {
  return Object.keys(parts)
    .filter((source) => wanted.test(source))
    .flatMap((source) => parts[source]?.scripts ?? []);
}
/** Shared chunks have a name but no source file. */
function chunksNamed(name: string): string[] {
  return Object.values(manifest)
    .filter((chunk) => chunk.name === name)
    .map(({ file }) => `/${file}`);
}
const isOf = (files: readonly string[], url: string) => files.includes(new URL(url).pathname);

function askedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  return scripts;
}

for (const path of PAGES) {
  test(`${nameOf(path)}: one script before the load event, the others while idle, none for the first touch`, async ({
    page,
  }) => {
    const scripts = askedScripts(page);
    const untilLoad = page.waitForEvent('load').then(() => [...scripts]);
    await page.goto(path);
    expect(await untilLoad).toHaveLength(1);
    // Preloading starts when everything else has loaded and the page is idle; on a busy computer this takes seconds.
    await expect.poll(() => scripts.filter((url) => /HelpPanel|SignInHost/.test(url))).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[data-live]')).toHaveCount(0);

    const before = new Set(scripts);
    await untilLive(page);
    const later = scripts.filter((url) => !before.has(url));
    expect(later.filter((url) => !isOf([...SEARCH_PARTS, ...KEEPING], url))).toEqual([]);
  });
}

for (const path of ['/', RESULTS, '/flight-rules']) {
  test(`${path.replace(/departing=.*/, 'departing=…')}: who scrolls before the application runs stays there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 400));
    await untilLive(page);
    // Waits until the application has rendered, with its scroll position.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });
}

test('who saves data fetches no application before the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const scripts = askedScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await untilLive(page);
});

test('what may come next is fetched while idle: Help and the login ask for no script', async ({ page }) => {
  const scripts = askedScripts(page);
  await page.goto('/flight-rules');
  await expect.poll(() => scripts.filter((url) => /HelpPanel|SignInHost/.test(url))).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await expect(page.locator('dialog[data-shell][open]')).toHaveCount(0);
  await help.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Password', { exact: true })).toBeVisible();
  expect(scripts.slice(before).filter((url) => !isOf(KEEPING, url))).toEqual([]);
});

test('what is fetched while the page is idle stands behind whatever somebody asks for', async ({ page }) => {
  await page.goto(RESULTS);
  const script = page.locator('script[data-next]');
  const [parts = [], next = []] = await Promise.all(
    ['data-parts', 'data-next'].map(async (name) => (await script.getAttribute(name))?.split(' ')),
  );
  expect(Math.min(parts.length, next.length)).toBeGreaterThan(1);
  const link = (file: string) => page.locator(`head link[href="${file}"]`);
  for (const file of [...parts, ...next]) await expect(link(file)).toHaveAttribute('fetchpriority', 'low');
});

test('Help can be read before the application is there, and goes on where one reads', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  const answers = help.getByRole('group');
  await answers.nth(1).locator('summary').click();
  const read = await answers.nth(1).textContent();
  await expect(answers.nth(1)).toHaveAttribute('open');
  await help.getByRole('searchbox').fill('bag');
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await expect(page.locator('dialog[data-shell][open]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(help.getByRole('searchbox')).toHaveValue('bag');
  await expect(help.getByRole('searchbox')).toBeFocused();
  await help.getByRole('searchbox').fill('');
  await expect(answers.nth(1)).toHaveText(read ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeFocused();
});

for (const [what, files] of [
  ['the application is there', '**/assets/entry-client*'],
  ['the code of Help is there', '**/assets/HelpPanel*'],
] as const) {
  test(`a link of Help that is followed before ${what} leads to its page, and Help does not come along`, async ({
    page,
  }) => {
    const release = await holdBack(page, files);
    await page.goto('/', { waitUntil: 'commit' });
    if (files.includes('HelpPanel')) await untilLive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
    await page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/contact$/);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('an answer that is opened before the application is there stays open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  const answer = page.getByRole('dialog', { name: 'Help' }).getByRole('group').nth(1);
  await answer.locator('summary').click();
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await expect(page.locator('dialog[data-shell][open]')).toHaveCount(0);
  await expect(answer).toHaveAttribute('open');
});

test('a report that is asked for before the application is there is prepared', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  const report = page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Report a problem' });
  await report.click();
  await expect(report).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
});

test('who logs in before the application is there is signed in', async ({ page }) => {
  const email = newEmail('early');
  await haveAccount(page, email);
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/flight-rules', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(login.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ownMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/flight-rules');
});

test('another order that is asked for before the application is there comes without it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await holdBack(page, '**/assets/entry-client*');
  await page.goto(RESULTS, { waitUntil: 'commit' });
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByText('Price', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lowest total first' })).toBeVisible();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole('radio', { name: 'Price' })).toBeInViewport();
  await expect(page.locator('html[data-live]')).toHaveCount(0);
});

test('seats that are asked for before the application is there are held without it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(FLIGHTS, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await expect(page).toHaveURL(/order=[0-9a-f-]{36}.*step=passengers/);
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  release();
  await untilLive(page);
  await expect(page.getByRole('timer').first()).toBeVisible();
  // Back leads to the list.
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Select/ }).first()).toBeVisible();
});

test('Help that is closed before its code is there stays closed', async ({ page }) => {
  const release = await holdBack(page, '**/assets/HelpPanel*');
  await page.goto('/flight-rules');
  await untilLive(page);
  const help = page.getByRole('dialog', { name: 'Help' });
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
  const came = page.waitForResponse('**/assets/HelpPanel*');
  release();
  await came;
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('E-mail')).toBeVisible();
  await expect(help).toBeHidden();
});

test('the login opens before the application is there; only its Close closes it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(RESULTS, { waitUntil: 'commit' });
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await logIn.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();
  await logIn.click();
  release();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(RESULTS);
});

test('an address that is typed before the login is there goes on in its field', async ({ page }) => {
  const release = await holdBack(page, '**/assets/SignInHost*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const email = page.getByRole('dialog', { name: 'Log in' }).getByLabel('E-mail');
  await expect(email).toBeFocused();
  await page.keyboard.type('anna@');
  await expect(email).toHaveValue('anna@');
  release();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('demo.example');
  await expect(email).toHaveValue('anna@demo.example');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('who is at Close when the login comes is still there', async ({ page }) => {
  const release = await holdBack(page, '**/assets/SignInHost*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const close = page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' });
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  release();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { link, part } of [
  { link: 'Help', part: 'HelpPanel' },
  { link: 'Log in', part: 'SignInHost' },
]) {
  test(`${link}: Close closes, also when it is pressed in the moment in which the code comes`, async ({ page }) => {
    const release = await holdBack(page, `**/assets/${part}*`);
    await page.goto('/flight-rules');
    await untilLive(page);
    const opener = page.getByRole('banner').getByRole('link', { name: link });
    await opener.click();
    // The page checks whether its dialog is still wanted; the next event is a press on the visible Close button.
    // It waits for that check before the code may come: on a busy machine the code would be there first.
    const pressed = await page.evaluateHandle(() => ({
      done: new Promise<void>((done) => {
        const find = document.getElementById;
        document.getElementById = (id) => {
          document.getElementById = find;
          queueMicrotask(() => {
            document.querySelector<HTMLElement>('dialog[open] button')?.click();
            done();
          });
          return find.call(document, id);
        };
      }),
    }));
    release();
    await pressed.evaluate(({ done }) => done);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('a price that changed is told although the application was not there when the flight was chosen', async ({
  page,
}) => {
  expect((await page.request.post('/__scenario?name=priceUp')).ok()).toBe(true);
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(123)}`, { waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flights/holds')) asked.push(request.method());
  });
  const refused = page.waitForResponse('**/api/flights/holds');
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  expect((await refused).status()).toBe(409);
  release();
  await expect(page.getByRole('dialog', { name: 'The price changed' })).toBeVisible();
  // The machine asks for itself, so that a recording has the choice and its answer.
  expect(asked).toEqual(['POST', 'POST']);
});

test('what was typed and pressed in a login that is closed again is sent by nobody', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/flight-rules', { waitUntil: 'commit' });
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await logIn.click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail').fill('anna@demo.example');
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  release();
  await untilLive(page);
  await logIn.click();
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.locator('dialog[data-shell][open]')).toHaveCount(0);
  await expect(login.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('of two flights that are chosen before the application is there one is held', async ({ page }) => {
  await holdBack(page, '**/assets/entry-client*');
  const release = await holdBack(page, '**/api/flights/holds');
  // Touches a page that is still loading.
  const releaseFont = await holdBack(page, '**/*.woff2');
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(124)}`, { waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => /holds$/.test(request.url()) && asked.push(request.url()));
  const select = page.getByRole('button', { name: /^Select/ });
  await select.first().click();
  await select.nth(1).click();
  releaseFont();
  await page.waitForLoadState('load');
  await expect(select.first()).toHaveAttribute('aria-busy', 'true');
  await select.first().click();
  await select.nth(1).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  expect(asked).toHaveLength(1);
});

test('a hold that is late takes nobody away from the list of another day', async ({ page }) => {
  const releaseApplication = await holdBack(page, '**/assets/entry-client*');
  const release = await holdBack(page, '**/api/flights/holds');
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(128)}`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  releaseApplication();
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page
    .locator(`main a[href*="departing=${dayAhead(129)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`departing=${dayAhead(129)}`));
  release();
  // The page itself says when it has read the answer.
  const answers = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/holds')).length;
  await expect.poll(() => page.evaluate(answers)).toBe(1);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page).toHaveURL(new RegExp(`departing=${dayAhead(129)}`));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('an answer that got lost is asked for again under the same key', async ({ page, complaints }) => {
  await holdBack(page, '**/assets/entry-client*');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/flights/holds', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(125)}`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  // The browser only reports the lost response.
  expect(complaints.splice(0)).toEqual(['error: Failed to load resource: net::ERR_FAILED']);
});

test('a filter and an order that are asked for before the application is there both count', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(20)}`, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Charter/ }).click();
  await page.getByText('Price', { exact: true }).click();
  release();
  await expect(page).toHaveURL(/kind=charter/);
  await expect(page).toHaveURL(/sort=price/);
});

test('the order that is chosen already can be pressed, and another one afterwards', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${RESULTS}&sort=price#sort`, { waitUntil: 'commit' });
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByText('Price', { exact: true }).click();
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.locator('#sort').getByText('Best').click();
  await expect(page).not.toHaveURL(/sort=price/);
  await page.getByText('Price', { exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
});

test('markup that was smuggled into a page runs nothing out of a shell, and leads nowhere else', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'any', value: 'one', url: baseURL ?? '' }]);
  const smuggled = `<dialog data-shell id="x"><template><script src="/smuggled.js"></script><b>Smuggled</b></template>
    <div data-filled></div></dialog><a href="#x" data-opens="x">Open</a>
    <div data-holds="/api/flights/holds" data-then="/\\evil.example/"><button value="THR-SYZ">Hold</button></div>
    <form data-ahead method="get" action="https://evil.example/"><input type="radio" name="a" aria-label="Choice"></form>`;
  await holdBack(page, '**/assets/entry-client*');
  await page.route('**/flight-rules', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${smuggled}`) });
  });
  const asked: string[] = [];
  page.on('request', (request) => /smuggled|evil|holds/.test(request.url()) && asked.push(request.url()));
  await page.goto('/flight-rules');
  await page.getByRole('button', { name: 'Hold' }).click();
  await page.getByRole('radio', { name: 'Choice' }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Smuggled')).toBeVisible();
  await expect(page).toHaveURL('/flight-rules');
  expect(asked).toEqual([]);
});

for (const { link, part } of [
  { link: 'Help', part: 'HelpPanel' },
  { link: 'Log in', part: 'SignInHost' },
]) {
  test(`${link}: a dialog that comes while Close is held down waits for the press`, async ({ page }) => {
    const release = await holdBack(page, `**/assets/${part}*`);
    await page.goto('/flight-rules');
    await untilLive(page);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).hover();
    await page.mouse.down();
    const came = page.waitForResponse(`**/assets/${part}*`);
    release();
    await came;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('letters typed before the application is there go on in the field that takes over', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/', { waitUntil: 'commit' });
  const to = page.getByRole('combobox', { name: 'To' });
  await to.click();
  await page.keyboard.type('sh');
  await expect(to).toHaveValue('sh');
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.type('i');
  await expect(to).toHaveValue('shi');
  await expect(page.getByRole('option').first()).toContainText('Shiraz');
  await page.keyboard.press('Enter');
  await expect(to).toHaveValue('Shiraz');
});

test('what a field had when it was pressed is replaced by what is typed after the application took it over', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/', { waitUntil: 'commit' });
  const from = page.getByRole('combobox', { name: 'From' });
  await from.click();
  await expect(from).toHaveValue('Tehran');
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.type('shi');
  await expect(from).toHaveValue('shi');
});

test('a search that is sent before the application is there needs no redirect, and its page has its own address', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  const pages: (string | number)[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) pages.push(answer.status());
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'To' }).fill('kish');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/flights\/THR-KIH\?departing=[\d-]+$/);
  expect(pages).toEqual([200, 200]);
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.locator('dialog[open] [data-filled] input')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await untilLive(page);
  await page.getByRole('radio', { name: 'Price' }).check({ force: true });
  await expect(page).toHaveURL(/\/flights\/THR-KIH\?departing=[\d-]+&sort=price$/);
  // Back leads to the page before, as after any search.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address does not say how its form was sent', async ({ page }) => {
  await holdBack(page, '**/assets/entry-client*');
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('train');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/search?q=train');
});

test('markup that was smuggled into a page names nothing that runs, and no other address', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // A request with a cookie gets its own page, whose policy trusts scripts loaded by trusted scripts.
  await context.addCookies([{ name: 'any', value: 'one', url: baseURL ?? '' }]);
  const runs = 'data-run="data:text/javascript,document.documentElement.dataset.smuggled=1" data-url="/login"';
  const smuggled = `<script type="x" ${runs}></script><script type="module" src="${first}" ${runs}></script>`;
  await page.route('**/flight-rules', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${smuggled}`) });
  });
  await page.goto('/flight-rules');
  await untilLive(page);
  await expect(page.locator('script[type=x]')).toHaveCount(1);
  await expect(page).toHaveURL('/flight-rules');
  await expect(page.locator('html[data-smuggled]')).toHaveCount(0);
  // The policy blocks the second one.
  expect(complaints.splice(0).filter((text) => !/script-src/.test(text))).toEqual([]);
});
