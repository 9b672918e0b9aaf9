import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, clockOf, DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { quoteOf } from '#domain/transport/price.ts';
import type { CarPrices, CarWish, TransferPrices, TransferWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { besideEach } from '#server/orders/beside.ts';
import { moveFlight } from '#server/products/flights/move-flight.ts';
import { bookedStay } from '#server/products/hotels/testing/booked.ts';
import { type Browser, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, LOAD, MEETING } from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type FlightOffer, first, offersOf, passenger } from '#server/testing/traveller.ts';

// A ride follows a flight of the same owner: two products that do not know each other.

type Schemas = components['schemas'];
type Flight = FlightOffer['flight'];

const server = bookingApp();
const shop = transportShop(server);

/** Another day for each test, so that none moves the flight of another. The clock only goes on. */
let days = 12;
const nextDay = () => {
  days += 2;
  return addDays(dayOf(server.clock.now), days);
};

const landsByDay = ({ flight: { arrivesAt }, seatsLeft, fare }: FlightOffer) =>
  clockOf(arrivesAt) >= '08:00' &&
  clockOf(arrivesAt) < '20:00' &&
  seatsLeft > 1 &&
  fare.refundSteps.some(({ percent }) => percent < 100);

/** A paid flight from Tehran to Shiraz, by day. */
async function flying(browser: Browser, day = nextDay(), flightNumber = '') {
  const found = await browser.search({ origin: 'THR', destination: 'SYZ', departureDate: day });
  const isWanted = (offer: FlightOffer) => flightNumber === '' || offer.flight.flightNumber === flightNumber;
  const { offerId, flight } = first(offersOf(found).filter((offer) => landsByDay(offer) && isWanted(offer)));
  const { orderId } = (await browser.hold({ offerIds: [offerId] })).json<Schemas['FlightOrder']>();
  await browser.submit(orderId, { passengers: [passenger({})], ...CONTACT });
  await shop.pay({ browser, orderId });
  return { browser, orderId, flight };
}

const priceOf = async (browser: Browser, wish: TransferWish): Promise<number> => {
  const prices = (await browser.ask('GET', '/transport/prices/transfer')).json<TransferPrices>();
  return quoteOf(prices, wish)?.total ?? 0;
};

async function zoneAt(browser: Browser, airport: string): Promise<string> {
  const prices = (await browser.ask('GET', '/transport/prices/transfer')).json<TransferPrices>();
  const zones = prices.airports.find((one) => one.airport === airport)?.zones ?? [];
  return zones.find(({ toAirport }) => toAirport === null)?.id ?? '';
}

type Wanted = Partial<Pick<TransferWish, 'direction' | 'airport' | 'ride'>>;

/** A car from where the flight lands, at the time of the ticket. */
async function riding(browser: Browser, flight: Flight, change: Wanted = {}, hotel = MEETING.hotel) {
  const airport = change.airport ?? flight.destination;
  const wish: TransferWish = {
    ...{ kind: 'transfer', direction: 'fromAirport', airport, zone: await zoneAt(browser, airport) },
    ride: at(dayOf(flight.arrivesAt), { time: clockOf(flight.arrivesAt), flight: flight.flightNumber }),
    ...{ back: null, load: LOAD, car: 'sedan', stops: 0, isVisaAtDesk: false },
    ...change,
  };
  const cents = await priceOf(browser, wish);
  const bought = await shop.held(wish, cents, browser);
  await shop.tell(bought, undefined, { ...MEETING, hotel });
  await shop.pay(bought);
  await server.runJobs();
  return { ...bought, cents };
}

type Bought = Awaited<ReturnType<typeof riding>>;
const rideOf = async (bought: Bought, place = 0) => {
  const ride = (await shop.read(bought)).item.rides[place];
  if (!ride) throw new Error('There is no such ride');
  return ride;
};
const mailsOf = async ({ orderId }: Pick<Bought, 'orderId'>): Promise<string[]> => {
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
  const sent = await mails.where('kind', '=', 'stage').orderBy('created_at').orderBy('id').execute();
  return sent.map(({ subject }) => subject.replace(/[:?] .*/, ''));
};
const linesOf = async (bought: Bought) => (await shop.read(bought)).events.flatMap(({ what }) => what ?? []);

/** To so many hours after its time on the ticket. */
async function move({ flightNumber, departsAt, terminal }: Flight, hours: number): Promise<void> {
  const context = { db: server.db, publicUrl: 'https://safar.example', now: server.clock.now };
  const to = { flightNumber, day: dayOf(departsAt), departsAt: departsAt + hours * HOUR_MS, terminal };
  expect(await moveFlight(context, to)).toEqual({ told: 1, later: [] });
}

/** Far from its day a ride is looked at every ten minutes. */
async function lookRarely(): Promise<void> {
  server.clock.now += 11 * MINUTE_MS;
  await server.runJobs();
}
const stage = ({ orderId }: Bought, sandbox: string) =>
  server.db
    .updateTable('orders')
    .set({ detail: sql`jsonb_set(detail, '{sandbox}', to_jsonb(${sandbox}::text))` })
    .where('id', '=', orderId)
    .execute();
async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
}
const report = ({ browser, orderId }: Bought, body: object) =>
  browser.ask('POST', `/transport/orders/${orderId}/reports`, body);

test('an own flight is followed from the moment at which the ride is booked, and one of nobody is not', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const own = await riding(browser, flight);
  expectFields(await rideOf(own), { isFollowed: true, asks: null, pickUpAt: flight.arrivesAt });
  expect([await mailsOf(own), await linesOf(own)]).toEqual([[], []]);
  const others = await riding(server.newTraveller(), flight);
  expectFields(await rideOf(others), { isFollowed: false, asks: null });
  const number = { ...flight, flightNumber: `${flight.flightNumber.split(' ')[0]} 9999` };
  expect((await rideOf(await riding(browser, number))).isFollowed).toBe(false);
});

test('what is beside an order is of its own owner, however many are asked for at once', async () => {
  const day = nextDay();
  const [one, other] = [await flying(server.newTraveller(), day), await flying(server.newTraveller(), day)];
  const rides = [await riding(one.browser, one.flight), await riding(other.browser, other.flight)];
  const ids = rides.map(({ orderId }) => orderId);
  const rows = await server.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const beside = await besideEach(server.deps, rows, server.clock.now);
  const found = ids.map((id) => beside.get(id)?.map(({ orderId }) => orderId));
  expect(found).toEqual([[one.orderId], [other.orderId]]);
});

test('a flight that is bought after its ride is followed, too, and a ride of another day or airport follows nothing', async () => {
  const day = nextDay();
  const { flight } = await flying(server.newTraveller(), day);
  const browser = server.newTraveller();
  const before = await riding(browser, flight);
  const later = await riding(browser, { ...flight, arrivesAt: flight.arrivesAt + DAY_MS });
  const elsewhere = await riding(browser, flight, { airport: 'IKA' });
  await flying(browser, day, flight.flightNumber);
  await lookRarely();
  const rides = await Promise.all([before, later, elsewhere].map((one) => rideOf(one)));
  expect(rides.map(({ isFollowed }) => isFollowed)).toEqual([true, false, false]);
});

test('the airline moves the flight: the pick-up follows, is told once by many processes, and the price stays', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const bought = await riding(browser, flight);
  const before = await rideOf(bought);
  await move(flight, 13);
  server.clock.now += 11 * MINUTE_MS;
  await Promise.all([1, 2, 3, 4].map(() => server.runJobs()));
  await server.runJobs();
  const after = await rideOf(bought);
  const pickUpAt = flight.arrivesAt + 13 * HOUR_MS;
  expectFields(after, { isFollowed: true, asks: null, pickUpAt, freeUntil: pickUpAt + HOUR_MS });
  // Into the night, for which another table is the dearer one.
  expectFields(after, { bookedAt: before.bookedAt, price: before.price, isNight: false });
  expect((await shop.read(bought)).total.amount).toBe(bought.cents);
  expect(await mailsOf(bought)).toEqual(['Your pick-up moves with your flight']);
  expect(await linesOf(bought)).toEqual(['followed']);
  // Back again: told again.
  await move(flight, 0);
  await lookRarely();
  expectFields(await rideOf(bought), { pickUpAt: flight.arrivesAt, price: before.price });
  expect(await linesOf(bought)).toEqual(['followed', 'followed']);
});

test('late while the driver waits: nobody leaves without the traveller, whoever looks first', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const [bought, lost] = [await riding(browser, flight), await riding(browser, flight, { airport: 'SYZ' })];
  await stage(lost, 'driverMissing');
  server.clock.now = flight.arrivesAt - DAY_MS;
  await server.runJobs();
  server.clock.now = flight.arrivesAt + 5 * MINUTE_MS;
  await server.runJobs();
  expect([(await rideOf(bought)).stage, (await rideOf(lost)).stage]).toEqual(['waiting', 'onTheWay']);
  await move(flight, 4);
  server.clock.now = flight.arrivesAt + 61 * MINUTE_MS;
  // The traveller asks before the work looks. By the clock alone no driver came, and all the money would go back.
  const answer = await report(lost, { what: 'nobodyCame', ride: 0, choice: 'moneyBack' });
  expect(answer.statusCode).toBe(409);
  await server.runJobs();
  expectFields(await rideOf(bought), { stage: 'driverNamed', pickUpAt: flight.arrivesAt + 4 * HOUR_MS });
  expect((await rideOf(bought)).times.arrivedAt).toBeNull();
  server.clock.now = flight.arrivesAt + 4 * HOUR_MS + 20 * MINUTE_MS;
  await server.runJobs();
  expect((await rideOf(bought)).stage).toBe('done');
  expect((await linesOf(bought)).filter((line) => line === 'followed')).toHaveLength(1);
});

test('late after the driver was taken to have found them: it is not over, but for who said so', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const [silent, met] = [await riding(browser, flight), await riding(browser, flight, { airport: 'SYZ' })];
  await goTo(flight.arrivesAt - DAY_MS);
  await goTo(flight.arrivesAt);
  expect((await report(met, { what: 'met', ride: 0 })).statusCode).toBe(200);
  await goTo(flight.arrivesAt + 30 * MINUTE_MS);
  expect([(await rideOf(silent)).stage, (await rideOf(met)).stage]).toEqual(['done', 'done']);
  await move(flight, 3);
  await server.runJobs();
  expectFields(await rideOf(silent), { stage: 'driverNamed', pickUpAt: flight.arrivesAt + 3 * HOUR_MS });
  expectFields(await rideOf(met), { stage: 'done', pickUpAt: flight.arrivesAt });
});

test('a car to the airport comes sooner or later as its flight leaves', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const pickUp = flight.departsAt - 3 * HOUR_MS;
  const ride = at(dayOf(pickUp), { time: clockOf(pickUp), flight: flight.flightNumber });
  const wanted = { direction: 'toAirport', airport: flight.origin } as const;
  const told = { ...wanted, ride: { ...ride, flightTime: clockOf(flight.departsAt) } };
  const bought = await riding(browser, flight, told);
  const untold = await riding(browser, flight, { ...wanted, ride });
  expectFields(await rideOf(bought), { isFollowed: true, flightLeavesAt: flight.departsAt });
  await move(flight, -2);
  await lookRarely();
  const leaves = flight.departsAt - 2 * HOUR_MS;
  expectFields(await rideOf(bought), { pickUpAt: pickUp - 2 * HOUR_MS, flightLeavesAt: leaves });
  expectFields(await rideOf(untold), { isFollowed: true, pickUpAt: pickUp - 2 * HOUR_MS, flightLeavesAt: null });
  // Brought forward and driven, it does not come back because its booked time is still to come.
  await move(flight, -17);
  await lookRarely();
  server.clock.now = pickUp - 17 * HOUR_MS - 1;
  expect((await shop.quote(bought)).json().refund.amount).toBe(bought.cents / 2);
  server.clock.now += 1;
  expect((await shop.quote(bought)).statusCode).toBe(409);
});

test('the flight is given back: the order asks, and nothing changes until the traveller says so', async () => {
  const { browser, orderId, flight } = await flying(server.newTraveller());
  const bought = await riding(browser, flight);
  const before = await rideOf(bought);
  await shop.cancel({ browser, orderId });
  await lookRarely();
  await server.runJobs();
  expectFields(await rideOf(bought), { isFollowed: false, asks: 'flightGone', pickUpAt: before.pickUpAt });
  expectFields(await shop.read(bought), { status: 'issued', stage: null });
  expect([await mailsOf(bought), await linesOf(bought)]).toEqual([['Is your ride still right'], ['asked']]);
  for (const _ of [1, 2]) expect((await report(bought, { what: 'keep', ride: 0 })).statusCode).toBe(200);
  await lookRarely();
  expectFields(await rideOf(bought), { isFollowed: false, asks: null, stage: 'confirmed' });
  expect(await mailsOf(bought)).toHaveLength(1);
});

test('asked, a ride takes another time or is given back by its steps', async () => {
  const { browser, orderId, flight } = await flying(server.newTraveller());
  const [moved, back] = [await riding(browser, flight), await riding(browser, flight, { airport: 'SYZ' })];
  await shop.cancel({ browser, orderId });
  await lookRarely();
  const to = at(addDays(dayOf(flight.arrivesAt), 1), { time: '12:00' });
  await shop.change(moved, { kind: 'time', ride: 0, to });
  expectFields(await rideOf(moved), { asks: null, flight: '' });
  expect(await shop.cancel(back)).toBe(back.cents);
});

test('a flight that is booked again is followed again, and the question is gone', async () => {
  const { browser, orderId, flight } = await flying(server.newTraveller());
  const bought = await riding(browser, flight);
  await shop.cancel({ browser, orderId });
  await lookRarely();
  expect((await rideOf(bought)).asks).toBe('flightGone');
  await flying(browser, dayOf(flight.departsAt), flight.flightNumber);
  await lookRarely();
  expectFields(await rideOf(bought), { isFollowed: true, asks: null });
});

test('the airline moves the flight to another day: that is no delay, and the order asks', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const bought = await riding(browser, flight);
  await move(flight, 30);
  await lookRarely();
  expectFields(await rideOf(bought), { isFollowed: false, asks: 'flightGone', pickUpAt: flight.arrivesAt });
});

test('a time typed too early for the ticket moves to its landing; one typed too late keeps its booked time and price', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const typed = (hours: number) => ({ ...flight, arrivesAt: flight.arrivesAt + hours * HOUR_MS });
  const early = await riding(browser, typed(-2));
  expectFields(await rideOf(early), { isFollowed: true, pickUpAt: flight.arrivesAt });
  expect(await mailsOf(early)).toEqual(['Your pick-up moves with your flight']);
  const late = await riding(browser, typed(2));
  expectFields(await rideOf(late), { isFollowed: true, pickUpAt: flight.arrivesAt + 2 * HOUR_MS });
  expect(await mailsOf(late)).toEqual([]);
});

test('the hotel that was told to the driver is given back: the order asks, once, until another is told', async () => {
  const day = nextDay();
  const stay = { checkIn: day, checkOut: addDays(day, 3) };
  const { browser, orderId, order } = await bookedStay(server, { stay });
  const hotel = `${order.summary.title}, the room to the garden`;
  const landing = { flightNumber: 'TK 874', destination: 'IFN', arrivesAt: order.summary.startsAt } as Flight;
  const bought = await riding(browser, landing, {}, hotel);
  const elsewhere = await riding(browser, landing, {}, 'Somewhere behind the bazaar');
  expect((await rideOf(bought)).asks).toBeNull();
  await shop.cancel({ browser, orderId });
  await lookRarely();
  await lookRarely();
  expectFields(await rideOf(bought), { asks: 'stayGone', isFollowed: false });
  expect((await rideOf(elsewhere)).asks).toBeNull();
  expect([await mailsOf(bought), await mailsOf(elsewhere)]).toEqual([['Is your ride still right'], []]);
  await shop.change(bought, {
    ...{ kind: 'meeting', sign: MEETING.sign, hotel: 'Hotel Setareh', room: '', hotelBack: '', stopsAt: '' },
  });
  await lookRarely();
  expect((await rideOf(bought)).asks).toBeNull();
});

test('the hotel from which a car comes back is given back: the order asks, once, until another is told', async () => {
  const day = nextDay();
  const { browser, orderId, order } = await bookedStay(server, { stay: { checkIn: day, checkOut: addDays(day, 3) } });
  const wish: CarWish = {
    ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', ride: at(day), back: at(addDays(day, 3)) },
    ...{ load: LOAD, car: 'sedan', stops: 0, waitingHours: 0 },
  };
  const prices = (await browser.ask('GET', '/transport/prices/car')).json<CarPrices>();
  const bought = await shop.held(wish, quoteOf(prices, wish)?.total ?? 0, browser);
  await shop.tell(bought, undefined, { ...MEETING, hotel: 'With friends', hotelBack: order.summary.title });
  await shop.pay(bought);
  await lookRarely();
  expect((await shop.read(bought)).item.rides.map(({ asks }) => asks)).toEqual([null, null]);
  await shop.cancel({ browser, orderId });
  await lookRarely();
  await lookRarely();
  expect((await shop.read(bought)).item.rides.map(({ asks }) => asks)).toEqual(['stayGone', 'stayGone']);
  expect(await mailsOf(bought)).toEqual(['Is your ride still right', 'Is your ride still right']);
  const { notes: _, ...meeting } = MEETING;
  await shop.change(bought, { kind: 'meeting', ...meeting, hotel: 'With friends', hotelBack: 'Hotel Setareh' });
  await lookRarely();
  expect((await shop.read(bought)).item.rides.map(({ asks }) => asks)).toEqual([null, null]);
});

test('a staged flight is 80 minutes late, three hours before, and its ride follows', async () => {
  const { browser, flight } = await flying(server.newTraveller());
  const bought = await riding(browser, flight);
  await stage(bought, 'flightLate');
  server.clock.now = flight.arrivesAt - 3 * HOUR_MS - 1;
  await server.runJobs();
  expect((await rideOf(bought)).pickUpAt).toBe(flight.arrivesAt);
  server.clock.now += 1;
  await server.runJobs();
  expect((await rideOf(bought)).pickUpAt).toBe(flight.arrivesAt + 80 * MINUTE_MS);
});
