import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { passenger } from '#server/testing/traveller.ts';
import { siteOrigin } from '../../support/account.ts';
import { advance, EMAIL, fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../../support/booking.ts';
import { expect, untilLive, visit } from '../../support/test.ts';

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

type Order = components['schemas']['InsuranceOrder'];

const PEOPLE: readonly (Insured & { readonly born: string })[] = [{ ...ANNA, born: '1988-03-14' }];

/** A browser at the certificates, set up by requests and one card: insurance.e2e.ts clicks through the pages before. */
export async function havePolicy(page: Page, firstDay: string, days: number, insured = PEOPLE): Promise<void> {
  const headers = { origin: siteOrigin() };
  const keyed = { headers: { ...headers, 'idempotency-key': randomUUID() } };
  const people = insured.map(({ born }) => ({ band: 'from12', birthDate: born }));
  const data = { plan: 'standard', isMountain: false, isInIran: false, firstDay, days, people };
  const held = await page.request.post('/api/insurance/holds', { ...keyed, data });
  expect(held.status()).toBe(201);
  const { orderId } = (await held.json()) as Order;
  const passengers = insured.map(({ given, family, passport, born }) =>
    passenger({
      ...{ firstName: given, lastName: family, passportNumber: passport, birthDate: born },
      ...{ passportCountry: '', passportExpiry: '' },
    }),
  );
  const details = { passengers, email: EMAIL, phone: '+49 151 23456789' };
  const told = await page.request.put(`/api/orders/${orderId}/passengers`, { headers, data: details });
  expect(told.status()).toBe(200);
  const { total } = (await told.json()) as Order;
  const payment = { total, cancelPackage: false, rulesAccepted: true };
  const started = await page.request.post(`/api/orders/${orderId}/payments`, { ...keyed, data: payment });
  expect(started.status()).toBe(201);
  await page.goto(((await started.json()) as { redirectUrl: string }).redirectUrl);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/insured for Iran/);
}

/** Opens the part of the order page where a policy is changed, and asks for one kind of change. */
export async function openChange(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Extend, change or cancel' }).click();
  const change = page.getByRole('region', { name: /Change/ });
  await change.getByRole('button', { name: kind }).click();
  return change;
}

export const nowOf = async (page: Page): Promise<number> => (await (await page.request.get('/__scenario')).json()).now;

/** Moves the clock of the site to so long before the next midnight in Tehran; returns the day that it ends. */
export async function toMidnight(page: Page, msBefore: number): Promise<string> {
  const now = await nowOf(page);
  const today = dayOf(now + msBefore);
  await advance(page, momentOf(addDays(today, 1)) - msBefore - now);
  return today;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
}
