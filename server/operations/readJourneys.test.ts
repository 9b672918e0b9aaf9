import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import { PLACES } from '#domain/country/places.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import type { components } from '#openapi/generated/types.ts';
import { productNames } from '#server/products/all.ts';
import { forgetCatalogue } from '#server/products/hotels/inventory/catalogue.ts';
import { importInventory, readInventory } from '#server/products/hotels/inventory/import.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const SAMPLE = new URL('../products/hotels/inventory/sample.jsonl', import.meta.url);
const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;
const journeysOf = async (browser: Browser) =>
  (await browser.ask('GET', '/trip/journeys')).json<Schemas['Journeys']>().journeys;

async function flown() {
  const { anna, orderId, payment } = await server.readyToPay();
  await anna.pay(orderId, payment);
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', orderId).execute();
  return { anna, orderId };
}

test('a journey is told with what is missing, the visa first, and with what of it is on sale at what price', async () => {
  const { anna, orderId } = await flown();
  const [journey] = await journeysOf(anna);
  expect(journey?.findings.map(({ kind }) => kind)).toEqual(['visa', 'open', 'airports', 'insurance', 'transfer']);
  const openId = journey?.findings.find(({ kind }) => kind === 'open')?.id;
  const bed = journey?.mends.find(({ finding }) => finding === openId);
  expectFields(bed, { href: expect.stringContaining('destination=city%2Fshiraz%2FShiraz'), 'price.currency': 'EUR' });
  const visa = journey?.mends.find(({ finding }) => finding === journey.findings[0]?.id);
  expect(visa?.href).toContain('/iran-visa?n1=DE');
  const car = journey?.mends.find(({ finding }) => finding.startsWith('transfer '));
  expect(car?.href).toMatch(
    /^\/iran-transportation\?kind=transfer&airport=SYZ&day=2026-12-05&time=\d\d%3A\d\d&people=1/,
  );
  expect(car?.price.amount).toBeGreaterThan(0);
  const insured = journey?.mends.find(({ finding }) => finding.startsWith('insurance '));
  expect(insured).toEqual({
    finding: 'insurance 2026-12-05 2026-12-05',
    // The order knows when she was born; the address says no more than her band.
    href: `/iran-travel-insurance?firstDay=2026-12-05&days=1&age12=1&like=${orderId}`,
    price: { amount: 2000, currency: 'EUR' },
  });
});

test('the price on the button is the lowest of the list that it leads to', async () => {
  const { anna } = await flown();
  const [journey] = await journeysOf(anna);
  const open = journey?.findings.find((one) => one.kind === 'open');
  if (open?.kind !== 'open') throw new Error('Nothing is open');
  const body = {
    ...{ checkIn: open.day, checkOut: open.until, rooms: [{ adults: [30], children: [] }] },
    destination: { type: 'city', id: open.place.slug },
  };
  const { offers } = (await anna.ask('POST', '/hotels/available', body)).json<Schemas['HotelAvailability']>();
  expect(journey?.mends.find(({ finding }) => finding === open.id)?.price).toEqual(offers[0]?.best.total);
});

test('somebody else, and who has no cookie, is told nothing', async () => {
  await flown();
  expect(await journeysOf(server.newTraveller())).toEqual([]);
});

test('who left an order is not among the people of the journey, and their passport is not warned of', async () => {
  const anna = server.newTraveller();
  const hotels = hotelsOf(anna);
  const offerIds = await hotels.offers(['court-double breakfast']);
  const held = (await hotels.hold({ offerIds })).json<Schemas['HotelOrder']>();
  const people = [guest('Anna', 30, 'DE'), guest('Bert', 31)];
  const stay = (await anna.submit(held.orderId, { passengers: people, ...CONTACT })).json<Schemas['HotelOrder']>();
  await anna.pay(stay.orderId, { total: stay.total, cancelPackage: false, rulesAccepted: true });
  const set = { passport_expires_on: '2027-01-01' };
  await server.db
    .updateTable('passenger')
    .set(set)
    .where('order_id', '=', stay.orderId)
    .where('position', '=', 1)
    .execute();
  const journeySeen = async () => {
    const [journey] = await journeysOf(anna);
    return [
      journey?.orders.flatMap((order) => order.people.map(({ name }) => name)),
      journey?.findings.some(({ kind }) => kind === 'passport'),
    ];
  };
  expect(await journeySeen()).toEqual([['Anna Keller', 'Bert Keller'], true]);
  const left = { left_at: server.deps.now() };
  await server.db
    .updateTable('passenger')
    .set(left)
    .where('order_id', '=', stay.orderId)
    .where('position', '=', 1)
    .execute();
  expect(await journeySeen()).toEqual([['Anna Keller'], false]);
});

test('each place of the country is asked for a bed: what is offered finds something, and nothing breaks', async () => {
  const anna = server.newTraveller();
  const asked = { db: server.db, now: server.deps.now() };
  const offered = async (wish: TripWish) => {
    const all = await Promise.all(productNames.map((name) => server.deps.productOf(name).mend(wish, asked)));
    return all.flatMap((one) => one ?? []);
  };
  const places = [
    ...PLACES.map(({ slug, name }) => ({ slug, name })),
    ...AIRPORTS.map(({ code, city }) => ({ slug: citySlug(code), name: city })),
  ];
  const of = { finding: 'x', people: 1 };
  const sold: string[] = [];
  for (const place of places) {
    const [bed] = await offered({ ...of, kind: 'stay', place, day: '2026-12-12', until: '2026-12-14' });
    const body = {
      ...{ checkIn: '2026-12-12', checkOut: '2026-12-14', rooms: [{ adults: [30], children: [] }] },
      destination: { type: 'city', id: place.slug },
    };
    const list = await anna.ask('POST', '/hotels/available', body);
    const lowest =
      list.statusCode === 200 ? list.json<Schemas['HotelAvailability']>().offers[0]?.best.total : undefined;
    expect(bed?.price, place.slug).toEqual(lowest);
    if (bed) sold.push(place.slug);
  }
  expect(sold).toEqual(expect.arrayContaining(['isfahan', 'kish', 'qeshm']));
  expect(sold).not.toContain('gorgan');
});

test('where nothing is left to sell, no button leads there', async () => {
  const { anna } = await flown();
  const isSold = async () => {
    const [journey] = await journeysOf(anna);
    const id = journey?.findings.find(({ kind }) => kind === 'open')?.id;
    return [id !== undefined, journey?.mends.some(({ finding }) => finding === id)];
  };
  expect(await isSold()).toEqual([true, true]);
  const rows = readInventory(readFileSync(SAMPLE, 'utf8'));
  const elsewhere = rows.filter((row) => row.type !== 'hotel' || row.city !== 'shiraz');
  await importInventory(server.db, elsewhere, { removes: true, now: server.deps.now() });
  forgetCatalogue(server.db);
  expect(await isSold()).toEqual([true, false]);
});
