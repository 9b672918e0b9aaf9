import type { Page } from '@playwright/test';
import { haveOwnAccount, ownMenu } from '../../support/account.ts';
import { dayAhead, stayAhead } from '../../support/days.ts';
import { HOTELS } from '../../support/pages.ts';
import { expect, holdBack, test, untilLive, visit } from '../../support/test.ts';

// Once a page was read, a service worker answers for the files that these journeys hold back.
test.use({ savesData: false, serviceWorkers: 'block' });

for (const late of ['late-results', 'SearchPanel']) {
  test(`a filter that is ticked before ${late} is there stays ticked and narrows the list`, async ({ page }) => {
    const release = await holdBack(page, `**/assets/${late}*`);
    await visit(page, `/flights/THR-MHD?departing=${dayAhead(20)}`);
    const charter = page.getByRole('checkbox', { name: /^Charter/ });
    const cheap = page.getByRole('radio', { name: /^Up to/ }).first();
    await charter.check();
    await cheap.check();
    await expect(charter).toBeChecked();
    release();
    await expect(page).toHaveURL(/kind=charter/);
    await expect(page).toHaveURL(/price=to/);
    await expect(charter).toBeChecked();
    await expect(cheap).toBeChecked();
  });
}

test('a filter that is ticked before the application is there narrows the list', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(20)}`, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Charter/ }).click();
  release();
  await expect(page).toHaveURL(/kind=charter/);
});

test('a flight that is ticked for the comparison before the application is there is in it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(20)}`, { waitUntil: 'commit' });
  const tick = page.getByRole('checkbox', { name: /^Compare / }).first();
  await tick.click();
  release();
  await expect(page).toHaveURL(/compare=/);
  await expect(tick).toBeChecked();
});

/** Opens a page without its application and lets half a minute pass there by the page's clock alone, as on a slow network. */
async function touchLate(page: Page, path: string, touch: () => Promise<void>): Promise<() => void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + Number(document.documentElement.dataset.later ?? 0);
  });
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(path, { waitUntil: 'commit' });
  await touch();
  await page.evaluate(() => {
    document.documentElement.dataset.later = '30000';
  });
  return release;
}

test('a box that is ticked counts however late the application comes', async ({ page }) => {
  const charter = page.getByRole('checkbox', { name: /^Charter/ });
  const release = await touchLate(page, `/flights/THR-MHD?departing=${dayAhead(20)}`, () => charter.click());
  release();
  await expect(page).toHaveURL(/kind=charter/);
});

test('a press whose application does not come in half a minute is given up, which the page says', async ({ page }) => {
  const logIn = page.locator('main').getByRole('button', { name: 'Log in' });
  const said = page.getByText('A part of this page did not load.');
  const release = await touchLate(page, '/login', async () => {
    await logIn.click();
    await expect(logIn).toHaveAttribute('aria-busy', 'true');
    await expect(said).toBeHidden();
  });
  await expect(said).toBeVisible();
  await expect(logIn).not.toHaveAttribute('aria-busy');
  release();
  await expect(said).toBeHidden();
  await logIn.click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

test('a flight that is chosen before the application is there is held', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(21)}`, { waitUntil: 'commit' });
  await page.locator('article button:not([aria-disabled="true"])').first().click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
});

test('a rate that is chosen before the application is there is chosen, and its rooms are held', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  const nights = new URLSearchParams(stayAhead(58, 2));
  await page.goto(`/hotel/isfahan/safir-hotel?${nights}`, { waitUntil: 'commit' });
  const table = page.getByRole('table');
  await table.getByRole('button').first().click();
  release();
  await expect(table.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is staying?');
});

test('a chip of hotels that is pressed before the application is there narrows the list', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(HOTELS, { waitUntil: 'commit' });
  const chip = page.getByRole('link', { name: /^Breakfast/ }).or(page.getByRole('button', { name: /^Breakfast/ }));
  await chip.first().click();
  release();
  await expect(page).toHaveURL(/breakfast/i);
});

test('a form that is sent before the application is there is sent with what was typed', async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('no such words here');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  release();
  await expect(page.getByText('Incorrect username and password.').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
});

test('a form that is sent empty while its page wakes says what is missing', async ({ page }) => {
  // A slow phone: there is time for a click between the first paint of the form and its effects.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdBack(page, '**/assets/vendor-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  release();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

test('a search that the browser sends by itself says on its button that it was heard', async ({ page }) => {
  // A page cannot be queried while it unloads, so it reports the text of its button itself.
  await page.addInitScript(() => {
    addEventListener('submit', ({ submitter }) => {
      requestAnimationFrame(() => console.log(`busy: ${submitter?.ariaBusy}`));
    });
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('busy: '));
  await holdBack(page, '**/assets/entry-client*');
  await page.route('**/flights?*', async (route) => {
    await said;
    await route.continue();
  });
  await page.goto('/');
  const search = page.locator('main').getByRole('button', { name: 'Search' });
  await search.click();
  await expect(page.locator('article').first()).toBeVisible();
  expect((await said).text()).toBe('busy: true');
  // After Back the button is in its first state.
  await page.goBack();
  await expect(search).not.toHaveAttribute('aria-busy');
});

for (const viewport of [undefined, { width: 390, height: 844 }]) {
  test(`the first click opens the account menu, ${viewport ? 'phone' : 'desktop'}`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    await haveOwnAccount(page);
    for (const path of ['/profile', '/profile/orders', '/', '/find-booking', '/flight-rules']) {
      await page.goto(path);
      await ownMenu(page).click();
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await expect(page.getByRole('button', { name: 'Log out' }), path).toBeVisible();
    }
  });
}

test('Back before the application is there, to a page of before a reload, shows that page', async ({ page }) => {
  await visit(page, '/flight-rules');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms/);
  await holdBack(page, '**/assets/entry-client*');
  await page.reload(); // with its first script only
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Terms/);
});

test('the application takes over no page that Back has left, however slowly the other one comes', async ({ page }) => {
  await visit(page, '/flight-rules');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms/);
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.reload(); // with its first script only
  await page.keyboard.press('Shift');
  const open = await holdBack(page, '**/flight-rules');
  const asked = page.waitForRequest('**/flight-rules');
  const isAsleep = page.waitForEvent('console', (message) => message.text().startsWith('hydration: not of a page'));
  await page.evaluate(() => history.back());
  await asked;
  release();
  await isAsleep;
  open();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Terms/);
  await untilLive(page);
});

test('a link that is pressed while the application takes the page over leads to one page, not to two', async ({
  page,
}) => {
  // The press happens after the router handles links and before React hydrates.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(document, args);
      if (args[0] !== 'touchstart') return;
      document.addEventListener = listen;
      queueMicrotask(() => document.querySelector<HTMLElement>('footer a[href="/find-booking"]')?.click());
    };
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveURL('/find-booking');
});

test('a return trip that is chosen before any script is there stays one', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.getByText('Return', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'To' }).fill('shi');
  await page.getByLabel('Children').selectOption('2');
  release();
  await expect(page.getByRole('button', { name: 'Travellers' })).toHaveText('3 people');
  await expect(page.getByRole('radio', { name: 'Return' })).toBeChecked();
});
