import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { components } from '#openapi/generated/types.ts';
import { bookedStay } from '#server/products/hotels/testing/booked.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, first, type Order, offersOf, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;
const fitsOf = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/orders/${orderId}/fitting`)).json<Schemas['Fitting']>().fits;
const ANNA = [passenger({ firstName: 'Anna', lastName: 'Keller' })];

/** A paid and issued flight in a browser, alone or with others. */
async function flown(browser: Browser, origin: string, destination: string, departureDate: string) {
  const found = offersOf(await browser.search({ origin, destination, departureDate }));
  const { orderId } = (await browser.hold({ offerIds: [first(found).offerId] })).json<Order>();
  const { total } = (await browser.submit(orderId, { passengers: ANNA, ...CONTACT })).json<Order>();
  await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', orderId).execute();
  return orderId;
}

test('two flights are offered the nights between them, each of them, and no nights once these are booked', async () => {
  const anna = server.newTraveller();
  const out = await flown(anna, 'THR', 'IFN', '2026-12-05');
  const back = await flown(anna, 'IFN', 'THR', '2026-12-08');
  const [fit, car, ...others] = await fitsOf(anna, out);
  expect([car?.kind, others]).toEqual(['transfer', []]);
  expectFields(fit, {
    kind: 'stay',
    day: '2026-12-05',
    until: '2026-12-08',
    place: { slug: 'isfahan', name: 'Isfahan' },
    people: [],
    'price.currency': 'EUR',
  });
  expect(fit?.href).toContain('destination=city%2Fisfahan%2FIsfahan&departing=2026-12-05&returning=2026-12-08');
  expect(await fitsOf(anna, back)).toEqual([fit]);

  const hotels = hotelsOf(anna);
  const rooms = [{ adults: [30], children: [] }];
  const nights = { checkIn: '2026-12-05', checkOut: '2026-12-08' };
  const held = await hotels.hold({ offerIds: await hotels.offers(['single breakfast'], { rooms, ...nights }) });
  const { orderId } = held.json<Order>();
  await anna.submit(orderId, { passengers: [guest('Anna', 34, 'DE')], ...CONTACT });
  expect([await fitsOf(anna, out), await fitsOf(anna, orderId)]).toEqual([[car], []]);
});

test('who lands is offered a car from that airport at that time, for all of them, once in a journey', async () => {
  const anna = server.newTraveller();
  const out = await flown(anna, 'THR', 'IFN', '2026-12-05');
  const back = await flown(anna, 'IFN', 'THR', '2026-12-08');
  const carsOf = async (orderId: string) => (await fitsOf(anna, orderId)).filter(({ kind }) => kind === 'transfer');
  const [car, ...others] = await carsOf(out);
  expect(others).toEqual([]);
  expectFields(car, { kind: 'transfer', airport: 'IFN', day: '2026-12-05', people: [], 'price.currency': 'EUR' });
  expect(car?.href).toMatch(
    /^\/iran-transportation\?kind=transfer&airport=IFN&day=2026-12-05&time=\d\d%3A\d\d&people=1&bags=1&car=sedan$/,
  );
  expect(await carsOf(back)).toEqual([]);
});

test('a stay is offered the flight to it, for as many as sleep there, a child as a child', async () => {
  const { browser, orderId } = await bookedStay(server, { stay: { checkIn: '2026-12-12', checkOut: '2026-12-14' } });
  const fits = await fitsOf(browser, orderId);
  expect(fits.map(({ kind, day, href }) => [kind, day, href])).toEqual([
    ['way', '2026-12-12', '/flights/THR-IFN?departing=2026-12-12&adult=3&child=1'],
  ]);
});

test('children are searched by their age on the day, not as adults', async () => {
  const anna = server.newTraveller();
  const out = await flown(anna, 'THR', 'IFN', '2026-12-05');
  const back = await flown(anna, 'IFN', 'THR', '2026-12-08');
  const flying = await server.db.selectFrom('passenger').selectAll().where('order_id', 'in', [out, back]).execute();
  const born = { Mila: '2018-01-01', Lea: '2025-11-01', Tim: '2014-12-05' };
  const children = flying.flatMap((one) =>
    Object.entries(born).map(([first_name, birth_on], index) => ({
      ...{ ...one, first_name, birth_on, position: index + 1 },
      age_class: 'child' as const,
    })),
  );
  await server.db.insertInto('passenger').values(children).execute();
  const [bed] = await fitsOf(anna, out);
  expect(new URL(bed?.href ?? '', 'https://safar.example').searchParams.get('rooms')).toBe(
    JSON.stringify([{ adults: [30], children: [8, 1, 12] }]),
  );
});

test('an order that is over or cancelled is offered nothing', async () => {
  const anna = server.newTraveller();
  const orderId = await flown(anna, 'THR', 'IFN', '2026-12-05');
  expect((await fitsOf(anna, orderId)).map(({ kind }) => kind)).toEqual(['stay', 'transfer']);
  await server.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute();
  expect(await fitsOf(anna, orderId)).toEqual([]);
});
