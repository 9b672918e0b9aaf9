import type { Page } from '@playwright/test';

/** Answers for the visa check, by labels of the page. */
export type Said = {
  readonly passports?: readonly string[];
  readonly lives?: string;
  readonly days?: string;
  readonly entry?: string;
  readonly purpose?: string;
};

export async function answer(page: Page, { passports = [], lives, days, entry, purpose }: Said): Promise<void> {
  const one = page.getByLabel('Country of the passport', { exact: true });
  for (const [index, code] of passports.entries()) {
    const line = passports.length === 1 ? one : page.getByLabel(`Country of passport ${index + 1}`, { exact: true });
    await line.selectOption(code);
  }
  if (lives !== undefined) await page.getByLabel('Where you live').selectOption(lives);
  if (days !== undefined) await page.getByLabel('Days in Iran').fill(days);
  if (entry) await page.getByRole('radio', { name: entry }).check();
  if (purpose) await page.getByLabel('What you come for').selectOption({ label: purpose });
}

export const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();

export const verdict = (page: Page) => page.getByRole('article').getByRole('heading').first();
