import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Reloads documents stored on this device without a connection and checks the offline note. Returns their heading. */
export async function readOffline(page: Page, context: BrowserContext): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  const headline = await title.innerText();
  await expect(page.getByText(/^On this device until/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.reload();
  await expect(title).toHaveText(headline);
  await expect(page.getByText(/You see this page as it was kept/)).toBeVisible();
  return headline;
}
