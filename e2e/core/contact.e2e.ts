import { beginAtReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive, visit } from '../support/test.ts';

test('a message is kept while it is typed, told what is missing, and sent once with its number', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Your message').fill('Is the museum open on Friday?');
  await page.reload();
  // No interaction with the page.
  await expect(page.getByLabel('Your message')).toHaveValue('Is the museum open on Friday?');
  await page.getByLabel('E-mail').fill('anna@example');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Choose what it is about.').first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Is the museum open on Friday?');
  await page.getByRole('radio', { name: 'A trip that I plan' }).check();
  await page.getByLabel('Your name').fill('Anna Keller');
  await page.getByLabel('E-mail').fill('anna.contact@example.org');
  await page.getByRole('button', { name: 'Send the message' }).click();
  const sent = page.getByRole('heading', { name: /^Sent\. Your number is HLP-/ });
  await expect(sent).toBeFocused();
  await expect(page.getByText('A person reads it')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('the order of this browser is named, and nobody else’s is', async ({ page, browser }) => {
  await beginAtReview(page, dayAhead(154));
  const orderId = new URL(page.url()).searchParams.get('order');
  const { reference } = await (await page.request.get(`/api/orders/${orderId}`)).json();
  await visit(page, `/contact?order=${orderId}`);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'A trip that I booked' })).toBeChecked();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${new URL(page.url()).origin}/contact?order=${orderId}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  await expect(other.getByText(reference)).toBeHidden();
  await stranger.close();
});
