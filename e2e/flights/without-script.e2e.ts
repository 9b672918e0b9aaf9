import type { Page } from '@playwright/test';
import { logInLink } from '../support/account.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the search is a form and the flights are in the page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('To', { exact: true }).fill('Mashhad');
  await page.getByLabel('Depart').fill(dayAhead(20));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/flights/THR-MHD\\?departing=${dayAhead(20)}$`));
  await expect(page.getByRole('article').first()).toBeVisible();
  // Playwright does not read <noscript>, but users do.
  expect(await page.content()).toContain('To choose seats you need JavaScript');
  const next = page.getByRole('navigation').filter({ has: page.locator('[aria-current="date"]') });
  await next.getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`departing=${dayAhead(23)}`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without JavaScript a search is changed on its own page, which has it filled in', async ({ page }) => {
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(20)}&adult=2`);
  await page.getByText('Edit search').click();
  await page.locator('noscript a', { hasText: 'Change this search on its own page' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Mashhad');
  await expect(page.getByLabel('Depart')).toHaveValue(dayAhead(20));
  await expect(page.getByLabel('Adults')).toHaveValue('2');
  await page.getByLabel('To', { exact: true }).fill('Tabriz');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/flights/THR-TBZ\\?departing=${dayAhead(20)}&adult=2$`));
});

test('what cannot be searched comes back as a form that says why', async ({ page }) => {
  await page.goto(`/flights/THR-THR?departing=${dayAhead(20)}`);
  await expect(page.getByText('Origin and destination are the same. Choose another place.').first()).toBeVisible();
  await page.goto('/flights/THR-SYZ?departing=2020-01-01');
  await expect(page.getByText('This day is over in Tehran. Choose today or later.').first()).toBeVisible();
});

test('without JavaScript filters and order are forms, and the address keeps both', async ({ page }) => {
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(20)}&adult=2`);
  const status = page.getByRole('status').filter({ hasText: 'flights' });
  const choice = page.getByRole('group', { name: 'Kind of fare' }).locator('label').filter({ hasText: 'Airline fare' });
  const count = Number(await choice.locator('b').innerText());
  await choice.getByRole('checkbox').check();
  await page
    .getByRole('radio', { name: /^Up to/ })
    .last()
    .check();
  await submit(page, 'Show flights');
  await expect(page).toHaveURL(/adult=2/);
  const { pathname, search } = new URL(page.url());
  await expect(logInLink(page)).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(pathname + search)}`);
  await expect(page).toHaveURL(/kind=systemic/);
  await expect(page).toHaveURL(/price=to\d+/);
  const left = await page.getByRole('article').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(count);
  await page.getByRole('radio', { name: 'Duration' }).check();
  await submit(page, 'Sort');
  await expect(page).toHaveURL(/sort=duration/);
  await expect(page).toHaveURL(/kind=systemic/);
  await expect(status).toContainText('Shortest first.');
  await expect(page.getByRole('article')).toHaveCount(left);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/kind=|price=/);
  await expect(page.getByRole('checkbox', { name: /^Airline fare/ })).not.toBeChecked();
});

/** Playwright finds no roles inside <noscript>; the button is for users without scripts. */
const submit = (page: Page, text: string) => page.locator('noscript button', { hasText: text }).click();

test('without JavaScript the blog is searched by a form, in Persian too, and its pages can be read', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('تقويم');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/blog\/search\?q=/);
  await expect(page.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('تقويم');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Reading a date/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reading a date');
  await page.getByRole('link', { name: 'Source 3' }).first().click();
  await expect(page).toHaveURL(/#source-3$/);
  const feed = await page.request.get('/blog/feed.xml');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect((await page.goto('/blog/no-such-page'))?.status()).toBe(404);
});
