import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { type FlightOffer, first, type Order, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const visitor = () => traveller(() => server.app);
let days = 0;

/** Offers of a day that no other test uses, for a new visitor. */
async function fresh(body: object = {}) {
  days += 1;
  const anna = visitor();
  const departureDate = `2027-01-${String(days).padStart(2, '0')}`;
  const answer = await anna.search({ departureDate, ...body });
  return { anna, departureDate, offers: offersOf(answer), back: offersOf(answer, 'returning') };
}

const ofKind = (offers: readonly FlightOffer[], kind: string) => first(offers.filter(({ fare }) => fare.kind === kind));

test('of the last seat one of two gets it; the other is told the nearest flights', async () => {
  const { anna, offers, departureDate } = await fresh();
  const offer = first(offers);
  await setStock(server.db, fareIdOf(offer), { capacity: 1, adult_price: offer.prices.adult.amount });
  expect((await anna.hold({ offerIds: [offer.offerId] })).statusCode).toBe(201);

  const ben = visitor();
  const answer = await ben.hold({ offerIds: [offer.offerId] });
  expect(answer.statusCode).toBe(409);
  const { error } = answer.json();
  expect({ ...error, alternatives: error.alternatives.length }).toEqual({
    code: 'sold_out',
    message: 'These seats have just been taken.',
    leg: 'departing',
    alternatives: 3,
  });
  const distance = ({ flight }: FlightOffer) => Math.abs(flight.departsAt - offer.flight.departsAt);
  const others = offersOf(await ben.search({ departureDate })).toSorted((a, b) => distance(a) - distance(b));
  expect(error.alternatives.map(distance)).toEqual(others.slice(0, 3).map(distance));
  expect((await ben.hold({ offerIds: [error.alternatives[0].offerId] })).statusCode).toBe(201);
});

test('of two legs both are taken or none', async () => {
  const { anna, offers, back } = await fresh({ returnDate: '2027-02-10', adult: 2 });
  const [out, home] = [first(offers), first(back)];
  await setStock(server.db, fareIdOf(home), { capacity: 1, adult_price: home.prices.adult.amount });
  const answer = await anna.hold({ offerIds: [out.offerId, home.offerId] });
  expectFields(answer.json().error, { code: 'sold_out', leg: 'returning' });
  expect([await countsOf(server.db, fareIdOf(out)), await countsOf(server.db, fareIdOf(home))]).toEqual([
    null,
    { held: 0, sold: 0 },
  ]);
  await setStock(server.db, fareIdOf(home), { capacity: 2 });
  const held = await anna.hold({ offerIds: [out.offerId, home.offerId] });
  expectFields(held.json(), { 'item.type': 'twoWay', 'total.amount': out.total.amount + home.total.amount });
  expect([await countsOf(server.db, fareIdOf(out)), await countsOf(server.db, fareIdOf(home))]).toEqual([
    { held: 2, sold: 0 },
    { held: 2, sold: 0 },
  ]);
});

test('asking again for what one holds gives the same order and takes nothing', async () => {
  const { anna, offers } = await fresh({ adult: 2 });
  const offer = first(offers);
  const held = await anna.hold({ offerIds: [offer.offerId] });
  const again = await anna.hold({ offerIds: [offer.offerId] });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(held.json());
  expect(await countsOf(server.db, fareIdOf(offer))).toEqual({ held: 2, sold: 0 });
});

test.each([
  ['up', 300],
  ['down', -300],
])('a price that went %s is told with both sums, and taken when it is accepted', async (_way, step) => {
  const { anna, offers } = await fresh();
  const offer = first(offers);
  const price = { amount: offer.total.amount + step, currency: 'EUR' as const };
  await setStock(server.db, fareIdOf(offer), { capacity: 5, adult_price: price.amount });

  const changed = await anna.hold({ offerIds: [offer.offerId] });
  expect(changed.statusCode).toBe(409);
  expect(changed.json()).toEqual({
    error: {
      code: 'price_changed',
      message: 'The price has changed.',
      price: { old: offer.total, new: price },
    },
  });
  expect(await countsOf(server.db, fareIdOf(offer))).toEqual({ held: 0, sold: 0 });

  const wrong = { ...price, amount: price.amount - 1 };
  expect((await anna.hold({ offerIds: [offer.offerId], acceptedTotal: wrong })).statusCode).toBe(409);
  const held = await anna.hold({ offerIds: [offer.offerId], acceptedTotal: price });
  expect(held.json<Order>().total).toEqual(price);
});

test('buyers of the last fifth of the seats pay more than they were shown before', async () => {
  const { anna, offers } = await fresh();
  const offer = ofKind(offers, 'systemic');
  await setStock(server.db, fareIdOf(offer), { capacity: 10, held: 8 });
  const { error } = (await anna.hold({ offerIds: [offer.offerId] })).json();
  expect(error.code).toBe('price_changed');
  expect(error.price.new.amount).toBeGreaterThan(error.price.old.amount);
});

test('a hold that takes the place of another gives that one back, even when it is its last seat that is wanted', async () => {
  const { anna, offers } = await fresh({ adult: 1 });
  const offer = first(offers);
  await setStock(server.db, fareIdOf(offer), { capacity: 2, adult_price: offer.prices.adult.amount });
  const single = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  const departureDate = offer.offerId.split('.')[1] ?? '';
  const forTwo = offersOf(await anna.search({ adult: 2, departureDate })).find(
    (other) => fareIdOf(other) === fareIdOf(offer),
  );
  const both = await anna.hold({ offerIds: [forTwo?.offerId ?? ''], replacesOrderId: single.orderId });
  expect(both.statusCode).toBe(201);
  expect((await anna.read(single.orderId)).json<Order>().status).toBe('cancelled');
  expect(await countsOf(server.db, fareIdOf(offer))).toEqual({ held: 2, sold: 0 });
});

test("a hold takes the place of one's own holds only, and leaves them when it fails", async () => {
  const { anna, offers } = await fresh();
  const [offer, other] = [first(offers), first(offers.slice(1))];
  const mine = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  const ben = visitor();
  const stolen = await ben.hold({ offerIds: [other.offerId], replacesOrderId: mine.orderId });
  expect(stolen.statusCode).toBe(404);
  await setStock(server.db, fareIdOf(other), { capacity: 1, held: 1 });
  const failed = await anna.hold({ offerIds: [other.offerId], replacesOrderId: mine.orderId });
  expect(failed.json().error.code).toBe('sold_out');
  expect((await anna.read(mine.orderId)).json()).toEqual(mine);
});

test('seats take no place of a hold of another product', async () => {
  const { anna, offers } = await fresh();
  const mine = (await anna.hold({ offerIds: [first(offers).offerId] })).json<Order>();
  await server.db.updateTable('orders').set({ product: 'hotels' }).where('id', '=', mine.orderId).execute();
  const answer = await anna.hold({ offerIds: [first(offers.slice(1)).offerId], replacesOrderId: mine.orderId });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
  await server.db.updateTable('orders').set({ product: 'flights' }).where('id', '=', mine.orderId).execute();
});

test('the way back must leave an hour after landing', async () => {
  const { anna, offers, back } = await fresh({ returnDate: `2027-01-${String(days + 1).padStart(2, '0')}` });
  const pair = offers
    .flatMap((out) => back.map((home) => ({ out, home, gap: home.flight.departsAt - out.flight.arrivesAt })))
    .find(({ gap }) => gap < 3_600_000);
  const offerIds = [pair?.out.offerId ?? '', pair?.home.offerId ?? ''];
  const answer = await anna.hold({ offerIds });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: {
      code: 'invalid_details',
      message: 'There is no time between the flights.',
      fields: { 'offerIds.1': 'connection_too_short' },
    },
  });
});

test('for a way back that is sold out there are three others, each an hour or more after landing', async () => {
  const { anna, offers, back } = await fresh({ returnDate: `2027-01-${String(days + 1).padStart(2, '0')}` });
  const out = first(offers.toSorted((a, b) => a.flight.arrivesAt - b.flight.arrivesAt));
  const connects = ({ flight }: FlightOffer) => flight.departsAt - out.flight.arrivesAt >= 3_600_000;
  const home = first(back.filter(connects).toSorted((a, b) => a.flight.departsAt - b.flight.departsAt));
  await setStock(server.db, fareIdOf(home), { capacity: 1, held: 1, adult_price: home.prices.adult.amount });
  const { error } = (await anna.hold({ offerIds: [out.offerId, home.offerId] })).json();
  expectFields(error, { code: 'sold_out', leg: 'returning' });
  expect(error.alternatives.map(connects)).toEqual([true, true, true]);
});

test('two offers are there and back for the same people', async () => {
  const { anna, offers, back } = await fresh({ returnDate: '2027-02-11' });
  const [a, b] = [first(offers), first(offers.slice(1))];
  const others = offersOf(await anna.search({ adult: 2, returnDate: '2027-02-11' }), 'returning');
  const statuses = [
    await anna.hold({ offerIds: [a.offerId, b.offerId] }),
    await anna.hold({ offerIds: [a.offerId, first(others).offerId] }),
    await anna.hold({ offerIds: [first(back).offerId, a.offerId] }),
  ].map((answer) => [answer.statusCode, answer.json().error.code]);
  expect(statuses).toEqual([
    [400, 'invalid_request'],
    [400, 'invalid_request'],
    [422, 'invalid_details'],
  ]);
});

test('the same key gives the same answer; with another request it is a conflict', async () => {
  const { anna, offers } = await fresh();
  const [offer, other] = [first(offers), first(offers.slice(1))];
  await anna.hold({ offerIds: [offer.offerId] }); // sets the visitor cookie
  const held = await anna.hold({ offerIds: [other.offerId] }, 'one-intention');
  await anna.release(held.json<Order>().orderId);
  const replayed = await anna.hold({ offerIds: [other.offerId] }, 'one-intention');
  expect([replayed.statusCode, replayed.json()]).toEqual([201, held.json()]);
  expect(await countsOf(server.db, fareIdOf(other))).toEqual({ held: 0, sold: 0 });

  const conflict = await anna.hold({ offerIds: [offer.offerId] }, 'one-intention');
  expect([conflict.statusCode, conflict.json().error.code]).toEqual([409, 'conflict']);
  const ben = visitor();
  expect((await ben.hold({ offerIds: [other.offerId] }, 'one-intention')).statusCode).toBe(201);
});

test('a key whose request failed is free again', async () => {
  const { anna, offers } = await fresh();
  const offer = first(offers);
  await anna.hold({ offerIds: [first(offers.slice(1)).offerId] });
  await setStock(server.db, fareIdOf(offer), { capacity: 1, held: 1, adult_price: offer.prices.adult.amount });
  expect((await anna.hold({ offerIds: [offer.offerId] }, 'try-again')).statusCode).toBe(409);
  await setStock(server.db, fareIdOf(offer), { held: 0 });
  expect((await anna.hold({ offerIds: [offer.offerId] }, 'try-again')).statusCode).toBe(201);
});

test('an offer ends after 25 minutes', async () => {
  const { anna, offers } = await fresh();
  server.clock.now += 1_500_000;
  const answer = await anna.hold({ offerIds: [first(offers).offerId] });
  expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'offer_expired']);
});
