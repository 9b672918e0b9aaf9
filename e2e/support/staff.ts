import { expect, type Page } from '@playwright/test';
import { codeAt } from '#server/accounts/staff-code.ts';
import { CODE_SECRET } from './staff-names.ts';
import { visit } from './test.ts';

/** Shared by both (staff-names.ts); valid only on the test site. */
const PASSWORD = 'nine tiles of Isfahan';

/** Fills in the sign-in, with the current code by the site's clock. */
export async function typeCredentials(page: Page, name: 'Reza' | 'Sara', password = PASSWORD): Promise<void> {
  const { serverNow } = await (await page.request.get('/api/staff/session')).json();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code').fill(codeAt(CODE_SECRET, serverNow));
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

/** A code works once: when another journey has just used it, this waits for the next one. */
export async function enterAsStaff(page: Page, name: 'Reza' | 'Sara', path = '/staff/visa'): Promise<void> {
  await visit(page, path);
  await expect(async () => {
    await typeCredentials(page, name);
    await expect(page.getByText(`Logged in as ${name}`)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
}
