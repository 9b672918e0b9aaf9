import { siteOrigin } from '../support/account.ts';
import { beginAtReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('help says what is asked on this page, and finds the rest by a word', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByText('Where is my booking?')).toBeVisible();
  await expect(panel.getByText('What is a charter fare?')).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole('searchbox', { name: 'Ask in your own words' }).fill('charter');
  await panel.getByText('What is a charter fare?').click();
  await expect(panel.getByText('An agency bought the seats')).toBeVisible();
  await panel.getByRole('searchbox').fill('train');
  await expect(panel.getByRole('heading', { name: 'From the blog' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Trains/ })).toBeVisible();
  await panel.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/blog\/search\?q=train/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in a booking help knows how far it is', async ({ page }) => {
  await beginAtReview(page, dayAhead(161));
  await page.getByRole('link', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByText('How can I pay?')).toBeVisible();
  await expect(panel.getByText('What may I take along?')).toBeVisible();
  await expect(panel.getByText('Where is my booking?')).toBeHidden();
});

test('what was written to us is read and answered in the panel, over the page where one is', async ({ page }) => {
  await page.goto('/contact');
  const sent = await page.request.post('/api/contact', {
    data: { topic: 'planned', name: 'Anna', email: 'anna.panel@example.org', message: 'Is the bazaar open?' },
    headers: { origin: siteOrigin(), 'idempotency-key': crypto.randomUUID() },
  });
  const { number } = await sent.json();
  await visit(page, '/iran-flight');
  await page.getByRole('link', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await panel.getByRole('link', { name: new RegExp(number) }).click();
  await expect(panel.getByText('Is the bazaar open?')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Write on').fill('And on Friday?');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByRole('log').getByText('And on Friday?')).toBeVisible();
  await expect(page).toHaveURL(/\/iran-flight$/);
  await panel.getByRole('button', { name: 'Back to help' }).click();
  await expect(panel.getByText('Where is my booking?')).toBeVisible();
  await panel.getByRole('link', { name: new RegExp(number) }).click();
  await panel.getByRole('link', { name: 'On its own page' }).click();
  await expect(page).toHaveURL(/\/contact\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('log').getByText('And on Friday?')).toBeVisible();
});
