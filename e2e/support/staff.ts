import { expect, type Page } from '@playwright/test';
import { visit } from './test.ts';

/** Of both (staff-names.ts); it opens nothing but the site of the journeys. */
const PASSWORD = 'nine tiles of Isfahan';
export async function enterAsStaff(page: Page, name: 'Reza' | 'Sara', path = '/staff/visa'): Promise<void> {
  await visit(page, path);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();
}
