import type { Locator, Page } from '@playwright/test';
import { EMAIL, fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../../support/booking.ts';
import { expect, visit } from '../../support/test.ts';

/** `2026-12-05` in three boxes. */
export async function fillDay(group: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await group.getByLabel('Day', { exact: true }).fill(date);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

export async function askFor(page: Page, firstDay: string, days: string, births: readonly string[]): Promise<void> {
  await visit(page, '/iran-travel-insurance');
  await fillDay(page.getByRole('group', { name: 'First day in Iran' }), firstDay);
  await page.getByLabel('Days', { exact: true }).fill(days);
  for (const [index, birth] of births.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a person' }).click();
    await fillDay(page.getByRole('group', { name: /^Date of birth/ }).nth(index), birth);
  }
}

export type Insured = { readonly given: string; readonly family: string; readonly passport: string };

export async function fillInsured(page: Page, number: number, insured: Insured): Promise<void> {
  const card = page.getByRole('region', { name: new RegExp(`Traveller ${number}\\b`) });
  const open = card.getByRole('button', { name: 'Open' });
  if (await open.isVisible()) await open.click();
  await card.getByRole('radio', { name: 'Ms', exact: true }).check();
  await card.getByLabel('Given names').fill(insured.given);
  await card.getByLabel('Family name').fill(insured.family);
  await card.getByLabel('Nationality').selectOption('DE');
  await card.getByLabel('Passport number').fill(insured.passport);
}

export const ANNA: Insured = { given: 'Anna Maria', family: 'Keller', passport: 'C01X00T47' };
export const MIA: Insured = { given: 'Mia', family: 'Keller', passport: 'C01X00M15' };

/** From the first page to the certificates of one person. */
export async function buyPolicy(page: Page, firstDay: string, days: string, email = EMAIL): Promise<void> {
  await askFor(page, firstDay, days, ['1988-03-14']);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is insured?');
  await fillInsured(page, 1, ANNA);
  await fillContact(page, email);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are insured for Iran/);
}
