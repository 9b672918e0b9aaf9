import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { components } from '#openapi/generated/types.ts';
import { type FlightOffer, type PassengerInput, passenger, SEARCH } from '#server/testing/traveller.ts';
import { siteOrigin } from './account.ts';
import { visit } from './test.ts';

export type Traveller = {
  readonly title: 'Ms' | 'Mr';
  readonly given: string;
  readonly family: string;
  /** Day, month, year. */
  readonly birth: readonly [string, string, string];
  readonly passport: string;
};

export const ANNA: Traveller = {
  title: 'Ms',
  given: 'Anna Maria',
  family: 'Keller',
  birth: ['14', '3', '1988'],
  passport: 'C01X00T47',
};

export const EMAIL = 'anna.keller@example.org';
const PHONE = '+49 151 23456789';

export async function seeFlights(page: Page, query: string): Promise<void> {
  await visit(page, `/flights/${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Selects the first available flight, or the first of a kind. */
export async function selectFirst(page: Page, kind = ''): Promise<void> {
  const offers = page.locator('article :has(> ul)').filter({ hasText: kind });
  await offers.locator('button:not([aria-disabled="true"])').first().click();
}

/**
 * Selects the first outbound and the first return flight. The list shows return flights once the first choice is above
 * it.
 */
export async function selectBothWays(page: Page): Promise<void> {
  await selectFirst(page);
  await expect(page.getByText('Your outbound flight', { exact: true })).toBeVisible();
  await selectFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
}

export async function holdOneWay(page: Page, day: string, kind = ''): Promise<void> {
  await seeFlights(page, `THR-SYZ?departing=${day}`);
  await selectFirst(page, kind);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
}

/** Fills in one card; `number` counts from 1. */
export async function fillTraveller(page: Page, number: number, traveller: Traveller): Promise<void> {
  const card = page.getByRole('region', { name: new RegExp(`Traveller ${number}\\b`) });
  const open = card.getByRole('button', { name: 'Open' });
  if (await open.isVisible()) await open.click();
  await fillPerson(card, traveller);
}

export async function fillPerson(card: ReturnType<Page['locator']>, traveller: Traveller): Promise<void> {
  await card.getByRole('radio', { name: traveller.title, exact: true }).check();
  await card.getByLabel('Given names').fill(traveller.given);
  await card.getByLabel('Family name').fill(traveller.family);
  await fillDate(card.getByRole('group', { name: 'Date of birth' }), traveller.birth);
  await card.getByLabel('Nationality').selectOption('DE');
  await card.getByLabel('Passport number').fill(traveller.passport);
  await card.getByLabel('Passport issued by').selectOption('DE');
  await fillDate(card.getByRole('group', { name: 'Passport valid until' }), ['21', '8', '2034']);
}

async function fillDate(group: ReturnType<Page['locator']>, [day, month, year]: readonly [string, string, string]) {
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

export async function fillContact(page: Page, email = EMAIL): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill(PHONE);
}

export async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
}

/** One traveller holds a flight and continues to the review page. */
export async function reviewOneWay(page: Page, day: string, { kind = '', email = EMAIL } = {}): Promise<void> {
  await holdOneWay(page, day, kind);
  await fillTraveller(page, 1, ANNA);
  await fillContact(page, email);
  await toReview(page);
}

type Started = {
  readonly fare?: FlightOffer['fare']['kind'];
  readonly email?: string;
  /** Adults; one by default. */
  readonly people?: readonly PassengerInput[];
};

const ONE = [passenger({ firstName: ANNA.given, lastName: ANNA.family })];

/**
 * A browser at the review page, set up by requests: one-way.e2e.ts clicks through the pages before.
 * `fare`: the first offer of this kind.
 */
export async function beginAtReview(
  page: Page,
  day: string,
  { fare, email = EMAIL, people = ONE }: Started = {},
): Promise<void> {
  const headers = { origin: siteOrigin() };
  const search = { ...SEARCH, departureDate: day, adult: people.length };
  const found = await page.request.post('/api/flights/available', { headers, data: search });
  const { departing } = (await found.json()) as components['schemas']['FlightAvailability'];
  const offer = departing.offers.find((one) => one.seatsLeft >= people.length && (!fare || one.fare.kind === fare));
  const held = await page.request.post('/api/flights/holds', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { offerIds: [offer?.offerId] },
  });
  expect(held.status()).toBe(201);
  const { orderId } = (await held.json()) as components['schemas']['FlightOrder'];
  const details = { passengers: people, email, phone: PHONE };
  const sent = await page.request.put(`/api/orders/${orderId}/passengers`, { headers, data: details });
  expect(sent.status()).toBe(200);
  await visit(page, `/flights/THR-SYZ?departing=${day}&order=${orderId}&step=confirm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
}

export async function toBank(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read these/ }).check();
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page.waitForURL(/\/sandbox-bank\//);
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Valid until').fill('09 / 30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('ANNA M KELLER');
  await page.getByRole('button', { name: /^Approve/ }).click();
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const EMPTY_CARD = '4000 0000 0000 9995';

/** Waits for the tickets and returns their reference. */
export async function seeTickets(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ready\.$/);
  const text = await page.locator('.code').first().innerText();
  expect(text).toMatch(/^SFR-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  return text;
}

/** Advances the server's clock; the browser notices on its next request. */
export async function advance(page: Page, ms: number): Promise<void> {
  await page.request.post(`/test-support/advance?ms=${ms}`);
}

/** From the review to the tickets; returns their reference. */
export async function payForTickets(page: Page): Promise<string> {
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  return seeTickets(page);
}
