import { reviewOneWay } from '../support/booking.ts';
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
  await panel.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/blog\/search\?q=train/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in a booking help knows how far it is', async ({ page }) => {
  await reviewOneWay(page, dayAhead(161));
  await page.getByRole('link', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByText('How can I pay?')).toBeVisible();
  await expect(panel.getByText('What may I take along?')).toBeVisible();
  await expect(panel.getByText('Where is my booking?')).toBeHidden();
});
