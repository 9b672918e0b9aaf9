import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { passenger } from '#server/testing/traveller.ts';
import { siteOrigin } from './account.ts';
import { EMAIL, fillContact, GOOD_CARD, payByCard, toBank, toReview } from './booking.ts';
import { visit } from './test.ts';

type Schemas = components['schemas'];

export const ISFAHAN = 'city/isfahan/Isfahan';

export type HotelGuest = {
  readonly title: 'MS' | 'MR';
  readonly given: string;
  readonly family: string;
  readonly age: number;
};
export const KELLERS: readonly HotelGuest[] = [
  { title: 'MS', given: 'Anna Maria', family: 'Keller', age: 38 },
  { title: 'MR', given: 'Jonas', family: 'Keller', age: 40 },
];

type Nights = { readonly departing: string; readonly returning: string; readonly rooms?: string };

const query = (parts: Readonly<Record<string, string>>) => new URLSearchParams(parts).toString();

export async function seeHotels(page: Page, stay: Nights, destination = ISFAHAN): Promise<void> {
  await visit(page, `/hotel/search/results?${query({ destination, ...stay })}`);
  await expect(page.locator('ol article').first()).toBeVisible();
}

/** Opens a hotel and waits until it is live; the link is like `isfahan/abbasi-hotel`. */
export async function seeHotel(page: Page, link: string, stay: Nights): Promise<void> {
  await visit(page, `/hotel/${link}?${query(stay)}`);
  await expect(page.getByRole('table').first()).toBeVisible();
}

/** Selects the rate with this name for each searched room, like `Court double, Breakfast`, or the first one. */
export async function chooseRates(page: Page, name = '', rooms = 1): Promise<void> {
  for (let at = 0; at < rooms; at += 1) {
    const table = page.getByRole('table').nth(at);
    await table
      .getByRole('button', { name: new RegExp(`^Choose ${name}`) })
      .first()
      .click();
    await expect(table.getByRole('button', { pressed: true })).toBeVisible();
  }
}

/** Selects the first rate and continues to the guest form. */
export async function holdRooms(page: Page, name = '', rooms = 1): Promise<void> {
  await chooseRates(page, name, rooms);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is staying?');
}

/** Fills in one guest; index counts from 0 over all rooms. */
export async function fillGuest(page: Page, index: number, { title, given, family, age }: HotelGuest): Promise<void> {
  const field = (name: string) => page.locator(`[id="passengers.${index}.${name}"]`);
  await field('title').selectOption(title);
  await field('firstName').fill(given);
  await field('lastName').fill(family);
  await field('age').fill(String(age));
  if (index === 0) await field('nationality').selectOption('DE');
}

export async function fillGuests(page: Page, guests = KELLERS, email?: string): Promise<void> {
  for (const [index, guest] of guests.entries()) await fillGuest(page, index, guest);
  await fillContact(page, email);
}

type Asked = Nights & {
  /** A rate by its id for each guest, who has a room alone. */
  readonly rate: string;
  readonly guests?: readonly HotelGuest[];
};

/** A browser with a paid stay of single guests in court doubles, set up by requests up to the review. */
export async function bookRooms(page: Page, { departing, returning, rate, guests = KELLERS }: Asked): Promise<string> {
  const headers = { origin: siteOrigin() };
  const rooms = guests.map(() => ({ adults: [30], children: [] }));
  const data = { hotelId: 'isfahan-abbasi-hotel', checkIn: departing, checkOut: returning, rooms };
  const found = (await (
    await page.request.post('/api/hotels/stays', { headers, data })
  ).json()) as Schemas['HotelStay'];
  const offerIds = found.rooms.map(
    ({ choices }) => choices.find((one) => one.room.roomId === 'court-double' && one.rate.rateId === rate)?.offerId,
  );
  const held = await page.request.post('/api/hotels/holds', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { offerIds },
  });
  expect(held.status()).toBe(201);
  const { orderId } = (await held.json()) as Schemas['HotelOrder'];
  const passengers = guests.map(({ title, given, family, age }, index) =>
    passenger({
      ...{ title, firstName: given, lastName: family, age: String(age), nationality: index === 0 ? 'DE' : '' },
      ...{ birthDate: '', passportNumber: '', passportCountry: '', passportExpiry: '' },
    }),
  );
  const details = { passengers, email: EMAIL, phone: '+49 151 23456789', answers: { arrival: '', wishes: '' } };
  expect((await page.request.put(`/api/orders/${orderId}/passengers`, { headers, data: details })).status()).toBe(200);
  await visit(page, `/hotel/reserve/confirm?order=${orderId}`);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeVoucher(page);
  return orderId;
}

/** Waits for the voucher and returns its reference. */
export async function seeVoucher(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(is|are) booked\.$/);
  const text = await page.getByText(/^SFR-/).first().innerText();
  expect(text).toMatch(/^SFR-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  return text;
}

/**
 * Buys two nights of a rate with full, then half, then no refund, and gets the voucher. `amount`: the full refund,
 * `half`: half of it, as shown before the payment.
 */
export async function buyStay(
  page: Page,
  departing: string,
): Promise<{ readonly amount: string; readonly half: string; readonly orderId: string }> {
  await seeHotel(page, 'isfahan/abbasi-hotel', { departing, returning: addDays(departing, 2) });
  const free = page.getByRole('row').filter({ hasText: 'Free until' });
  await free
    .getByRole('button', { name: /^Choose .*, Breakfast,/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is staying?');
  await fillGuests(page);
  await toReview(page);
  const plans = page.getByRole('listitem').filter({ hasText: / at the hotel\.$/ });
  const amountIn = async (words: string) =>
    /€[\d,.]+\d/.exec(await plans.filter({ hasText: words }).innerText())?.[0] ?? '';
  const [amount, half] = [await amountIn('100 % back'), await amountIn('50 % back')];
  await expect(page.getByText(`If you cancel right after you pay, you get back ${amount} to the card.`)).toBeVisible();
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeVoucher(page);
  return { amount, half, orderId: /issue\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '' };
}

export async function openStay(page: Page, orderId: string): Promise<void> {
  await visit(page, `/profile/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Abbasi Hotel');
}

/** Asks for the refund without cancelling. */
export async function askBack(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  await expect(page.getByRole('button', { name: `Cancel and get ${amount} back` })).toBeVisible();
  await expect(page.getByText(`You get back ${amount} to the card.`)).toBeVisible();
}

export async function seeCancelled(page: Page, amount: string): Promise<void> {
  await expect(page.getByText(`Cancelled. You get back ${amount} to the card.`)).toBeVisible();
}
