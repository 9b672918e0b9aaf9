import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { readOffline } from '../support/offline.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ savesData: false });

test('a ticket that was opened once opens without a connection, until its owner takes it off or logs out', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'anna@demo.example', 'turquoise domes at dawn');
  const { orders } = await (await page.request.get('/api/account/orders')).json();
  const { orderId } = orders.find(({ status }: { status: string }) => status === 'issued');
  const ticket = `/flights/issue/${orderId}`;
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(ticket);
  const headline = await readOffline(page, context);
  await page.goto('/find-booking');
  await expect(title).toHaveText('No connection');
  await page.getByRole('link', { name: headline }).click();
  await expect(title).toHaveText(headline);

  // Pages read since the ticket was stored open too, as a guest sees them; pages with a price or a state do not.
  await context.setOffline(false);
  const post = '/blog/emergency-numbers';
  await page.goto(post);
  const reading = await title.innerText();
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, post)).toBe(200);
  await page.goto('/iran-flight');
  await context.setOffline(true);
  await page.goto('/iran-flight');
  await expect(title).toHaveText('No connection');
  await page.getByRole('link', { name: reading }).click();
  await expect(title).toHaveText(reading);
  await expect(page.getByText(/You see this page as it was kept/)).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Anna');

  await context.setOffline(false);
  await page.goto(ticket);
  await page.getByRole('button', { name: 'Take it off this device' }).click();
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText(/^On this device until/)).toBeVisible();

  await page.getByRole('banner').locator('summary').filter({ hasText: 'Anna' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(ticket);
  await expect(page.getByText('This device keeps nothing yet.')).toBeVisible();
  // Network errors are the point of this journey.
  complaints.splice(0);
});

test('who only reads keeps what was read, and help, without having bought anything; a kept page never stands in for a newer one', async ({
  page,
  context,
  complaints,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const isKept = (path: string) =>
    expect.poll(() => page.evaluate(async (one) => (await caches.match(one))?.status, path)).toBe(200);
  await visit(page, '/blog/taxis');
  await page.mouse.move(50, 50);
  const reading = await title.innerText();
  await isKept('/blog/taxis');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' }).getByText('Where is my booking?')).toBeVisible();
  await isKept('/help');

  // Simulates a copy from an earlier version of the site, whose styles no longer exist.
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'text/html',
      'x-keep-until': String(Date.now() + 86_400_000),
      'x-keep-reading': '1',
    };
    const old = '<!DOCTYPE html><html lang="en"><h1>Earlier</h1><script src="/assets/gone.js"></script></html>';
    await (await caches.open('reading')).put('/blog/taxis', new Response(old, { headers }));
  });
  await page.goto('/blog/taxis');
  await expect(title).toHaveText(reading);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/blog/taxis'))?.text())?.includes('Earlier')))
    .toBe(false);

  await context.setOffline(true);
  await page.goto('/iran-flight');
  await expect(title).toHaveText('No connection');
  await page.getByRole('main').getByRole('link', { name: 'Short answers' }).click();
  await page.getByText('What is a charter fare?').click();
  await expect(page.getByText('An agency bought the seats')).toBeVisible();
  await page.goto('/blog/taxis');
  await expect(title).toHaveText(reading);
  complaints.splice(0); // network errors are the point of this journey
});

test('who saves data keeps nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, '/flight-rules');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' }).getByText('Where is my booking?')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

const ANNA = ['anna@demo.example', 'turquoise domes at dawn'] as const;

async function annasTicket(page: Page): Promise<string> {
  await signIn(page, ...ANNA);
  const { orders } = await (await page.request.get('/api/account/orders')).json();
  return `/flights/issue/${orders.find(({ status }: { status: string }) => status === 'issued').orderId}`;
}
const isKept = (page: Page, path: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, path);

test('a log-out while the ticket is on its way to the device leaves nothing there', async ({ page, context }) => {
  const ticket = await annasTicket(page);
  await page.goto(ticket);
  await expect(page.getByText(/^On this device until/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it off this device' }).click();
  const answered = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await context.route(
    (url) => url.pathname === ticket,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await answered.promise;
      await route.fulfill({ response });
    },
  );
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await asked.promise;
  // Another tab signs out while this one has a response for Anna in progress; this one gets notified.
  const other = await context.newPage();
  await visit(other, '/blog');
  await other.getByRole('banner').locator('summary').filter({ hasText: 'Anna' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const arrived = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === ticket);
  answered.resolve();
  await arrived.catch(() => undefined);
  await other.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await isKept(other, ticket)).toBe(false);
});

test('a sign-in that ended elsewhere takes its ticket off this device with the next page', async ({ page }) => {
  const ticket = await annasTicket(page);
  await page.goto(ticket);
  await expect(page.getByText(/^On this device until/)).toBeVisible();
  expect(await isKept(page, ticket)).toBe(true);
  await page.context().clearCookies({ name: /session$/ });
  await page.goto('/blog');
  await expect.poll(() => isKept(page, ticket)).toBe(false);
});

test('Persian cards that were opened once, and not touched, are there without a connection', async ({ page }) => {
  await annasTicket(page);
  await page.goto('/trip/cards');
  await expect.poll(() => isKept(page, '/trip/cards')).toBe(true);
});
