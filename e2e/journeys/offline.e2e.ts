import { signIn } from '../support/account.ts';
import { readOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

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

  // What was read since the ticket is kept opens too, as a guest sees it; what has a price or a state does not.
  await context.setOffline(false);
  const post = '/blog/emergency-numbers';
  await page.goto(post);
  const reading = await title.innerText();
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, post)).toBe(200);
  await page.goto('/isfahan');
  await context.setOffline(true);
  await page.goto('/isfahan');
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
  // What cannot be loaded is the point of this journey.
  complaints.splice(0);
});
