import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { cleanUp } from '#server/jobs.ts';
import { asHotels } from '#server/products/hotels/detail.ts';
import { hotels as product } from '#server/products/hotels/product.ts';
import { ABBASI, guest, hotelsOf, SILK_ROAD, STAY } from '#server/products/hotels/testing/guests.ts';
import { changeHotel, setRooms } from '#server/products/hotels/testing/rooms.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Order = components['schemas']['HotelOrder'];

const server = bookingApp();
const FAMILY = [
  { adults: [30, 30], children: [8] },
  { adults: [30], children: [] },
];
const DOUBLES = ['court-double breakfast', 'court-double breakfast'];
const GUESTS = [guest('Anna', 34, 'DE'), guest('Jonas', 36), guest('Mia', 8), guest('Helga', 61)];

let days = 0;
/** Nights that no other test uses, later than the early booking discount. */
const nextStay = () => {
  days += 4;
  const checkIn = addDays(STAY.checkIn, days % 44);
  return { checkIn, checkOut: addDays(checkIn, 2) };
};

async function held(wanted = DOUBLES, rooms = FAMILY, stay = nextStay()) {
  const browser = server.newTraveller();
  const hotels = hotelsOf(browser);
  const offerIds = await hotels.offers(wanted, { rooms, ...stay });
  const answer = await hotels.hold({ offerIds });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return { browser, hotels, stay, offerIds, order: answer.json<Order>() };
}

async function issued() {
  const bought = await held();
  const { browser, order } = bought;
  const details = { passengers: GUESTS, ...CONTACT, answers: { arrival: '17-18', wishes: 'No nuts for Mia.' } };
  const ready = (await browser.submit(order.orderId, details)).json<Order>();
  const paid = await browser.pay(order.orderId, { total: ready.total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  return { ...bought, order: (await browser.read(order.orderId)).json<Order>() };
}

test('two rooms are held for ten minutes, at the sum of their offers', async () => {
  const { order, stay } = await held();
  expect([order.product, order.status, order.deadlineAt - order.serverNow, order.holdSeconds]).toEqual([
    'hotels',
    'held',
    600_000,
    600,
  ]);
  expectFields(order.summary, { title: 'Abbasi Hotel, Isfahan', place: 'isfahan', people: 4 });
  expectFields(order.item, { ...stay, nights: 2, guests: [], wishes: '', payAtHotel: euro(0) });
  expect(order.item.rooms.map(({ party }) => party)).toEqual(FAMILY);
  expect(order.total).toEqual(order.item.stayTotal);
  expect(order.lines.map(({ part }) => part)).toEqual(['room-1', 'room-2']);
});

test('an offer of others, of another stay, of another secret, or of yesterday is refused', async () => {
  const { hotels, offerIds } = await held();
  const other = await hotels.offers(['court-double breakfast'], { checkIn: '2027-01-20', checkOut: '2027-01-21' });
  const [first = ''] = offerIds;
  const codeOf = async (ids: readonly string[]) => {
    const answer = await hotels.hold({ offerIds: [...ids] });
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await codeOf([first, ...other])).toEqual([400, 'invalid_request']);
  expect(await codeOf([first.replace('~breakfast~', '~half-board~')])).toEqual([400, 'invalid_request']);
  expect(await codeOf(['x'])).toEqual([400, 'invalid_request']);
  server.clock.now += 1_500_000;
  expect(await codeOf([first])).toEqual([410, 'offer_expired']);
});

test('of two rooms the last one is gone: nothing is held, and the same hotel says what else it has', async () => {
  const stay = nextStay();
  const hotels = hotelsOf(server.newTraveller());
  const offerIds = await hotels.offers(DOUBLES, { rooms: FAMILY, ...stay });
  await setRooms(server.db, { hotelId: ABBASI, roomId: 'court-double', nights: [stay.checkIn], capacity: 1 });
  const answer = await hotels.hold({ offerIds });
  const { code, stay: soldOut } = answer.json().error;
  expect([answer.statusCode, code, soldOut.room]).toEqual([409, 'sold_out', 1]);
  const others: string[] = soldOut.others.map(({ room }: { room: { roomId: string } }) => room.roomId);
  expect(others).toContain('single');
  expect(others).not.toContain('court-double');
  const rows = await server.db.selectFrom('hotel_night').select('held').where('night', '=', stay.checkIn).execute();
  expect(rows.every(({ held: count }) => count === 0)).toBe(true);
});

test('a price that changed is told with the old and the new sum, and can be accepted', async () => {
  const stay = nextStay();
  const hotels = hotelsOf(server.newTraveller());
  const offerIds = await hotels.offers(['court-double breakfast'], stay);
  const nights = [stay.checkIn, addDays(stay.checkIn, 1)];
  await setRooms(server.db, { hotelId: ABBASI, roomId: 'court-double', nights, capacity: 9 });
  await server.db.updateTable('hotel_night').set({ price: 50_000 }).where('night', 'in', nights).execute();
  const refused = await hotels.hold({ offerIds });
  const { code, price } = refused.json().error;
  expect([refused.statusCode, code]).toEqual([409, 'price_changed']);
  expect(price.new.amount).toBeGreaterThan(100_000);
  const accepted = await hotels.hold({ offerIds, acceptedTotal: price.new });
  expect(accepted.json<Order>().item.stayTotal).toEqual(price.new);
});

test('what is booked early costs less until a Tehran midnight', async () => {
  const checkIn = addDays(STAY.checkIn, 70);
  const hotels = hotelsOf(server.newTraveller());
  const before = server.clock.now;
  const day = Math.floor((before + 3.5 * HOUR_MS) / DAY_MS) * DAY_MS - 3.5 * HOUR_MS;
  const ahead = Math.round((Date.parse(checkIn) - 3.5 * HOUR_MS - day) / DAY_MS);
  // The last minute of the day 60 days before arrival.
  server.clock.now = day + (ahead - 60 + 1) * DAY_MS - 60_000;
  const body = { checkIn, checkOut: addDays(checkIn, 1) };
  const [early = ''] = await hotels.offers(['court-double breakfast'], body);
  server.clock.now += 60_000;
  const late = await hotels.hold({ offerIds: [early] });
  const { code, price } = late.json().error;
  expect([code, price.old.amount < price.new.amount]).toEqual(['price_changed', true]);
  server.clock.now = before;
});

test('another choice takes the place of a hold, whose rooms are free again', async () => {
  const { browser, hotels, order, stay } = await held(['court-double breakfast'], FAMILY.slice(0, 1));
  await setRooms(server.db, { hotelId: ABBASI, roomId: 'court-double', nights: [stay.checkIn], capacity: 1 });
  const offerIds = await hotels.offers(['court-double half-board'], { rooms: FAMILY.slice(0, 1), ...stay });
  const answer = await hotels.hold({ offerIds, replacesOrderId: order.orderId });
  expect(answer.json<Order>().item.rooms.map(({ rate }) => rate.board)).toEqual(['halfBoard']);
  expect((await browser.read(order.orderId)).json<Order>().status).toBe('cancelled');
});

test('ages that are told change the price; what nobody has a bed for is told', async () => {
  const { browser, order } = await held();
  const tell = async (age: number) => {
    const passengers = GUESTS.map((one, index) => (index === 2 ? guest('Mia', age) : one));
    return browser.submit(order.orderId, { passengers, ...CONTACT });
  };
  const same = (await tell(8)).json<Order>();
  expect([same.status, same.total]).toEqual(['awaitingPayment', order.total]);
  expect(same.item.guests).toEqual([
    { room: 0, age: 34 },
    { room: 0, age: 36 },
    { room: 0, age: 8 },
    { room: 1, age: 61 },
  ]);
  const free = (await tell(2)).json<Order>();
  expect(free.total.amount).toBeLessThan(order.total.amount);
  const grown = await tell(13);
  expect([grown.statusCode, grown.json().error.fields]).toEqual([
    422,
    { 'passengers.2.age': 'guest_age_not_as_searched' },
  ]);
});

test('what is paid is a voucher with a number for each room that says it is simulated, in two languages', async () => {
  const { browser, order } = await issued();
  const { papers } = (await browser.documents(order.orderId)).json<components['schemas']['Documents']>();
  expect(papers.map(({ kind, number, holder }) => [kind, /^SIM ABB \d{8}$/.test(number), holder])).toEqual([
    ['voucher', true, null],
    ['voucher', true, null],
  ]);
  const files = [await browser.file(order.orderId, 'papers'), await browser.file(order.orderId, 'receipt')];
  expect(files.map(({ headers }) => headers['content-disposition'])).toEqual([
    `attachment; filename="voucher-${order.reference}.pdf"`,
    `attachment; filename="receipt-${order.reference}.pdf"`,
  ]);
});

test('the confirmation has the fields of the specification, for whom the order would be read, and nobody else', async () => {
  const { hotels, order, stay } = await issued();
  const answer = await hotels.info(order.reference.toLowerCase());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      result: {
        order: {
          orderId: order.orderId,
          price: order.total,
          detail: {
            ...stay,
            request: { destination: { type: 'hotel', id: ABBASI, name_en: 'Abbasi Hotel' } },
            rooms: FAMILY.map((party) => ({ ...party, type: 'court-double' })),
            passengers: [
              { room: 0, age: 34, title: 'female', firstName: 'Anna', lastName: 'Keller' },
              { room: 0, age: 36, title: 'female', firstName: 'Jonas', lastName: 'Keller' },
              { room: 0, age: 8, title: 'female', firstName: 'Mia', lastName: 'Keller' },
              { room: 1, age: 61, title: 'female', firstName: 'Helga', lastName: 'Keller' },
            ],
          },
        },
        hotel: { name: { en: 'Abbasi Hotel' } },
      },
    },
  ]);
  expect((await hotels.info(order.orderId)).statusCode).toBe(200);
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference: order.reference, email: CONTACT.email });
  expect((await hotelsOf(finder).info(order.reference)).statusCode).toBe(200);
  const stranger = hotelsOf(server.newTraveller());
  const { anna, orderId } = await server.readyToPay();
  const refused = [
    await stranger.info(order.reference),
    await stranger.info(order.orderId),
    await stranger.info('SFR-0000-00'),
    await stranger.info('x'),
    await hotelsOf(anna).info(orderId), // her own order, but of another product
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
  expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
});

test('a cancellation gives back by the timeline of each room, and the rooms', async () => {
  const before = server.clock.now;
  const { browser, order, stay } = await issued();
  const quote = async () => (await browser.ask('GET', `/orders/${order.orderId}/cancellation`)).json();
  const { freeUntil, checkInAt } = order.item;
  expect((await quote()).refund).toEqual(order.total);
  server.clock.now = freeUntil ?? 0;
  const half = await quote();
  expect(half.lines.map(({ part, percent }: { part: string; percent: number }) => [part, percent])).toEqual([
    ['room-1', 50],
    ['room-2', 50],
  ]);
  server.clock.now = checkInAt;
  expect((await browser.ask('GET', `/orders/${order.orderId}/cancellation`)).statusCode).toBe(409);
  server.clock.now = checkInAt - 1;
  expect((await quote()).refund).toEqual(euro(0));
  server.clock.now = freeUntil ?? 0;
  const asked = { refund: half.refund, to: 'card' };
  await browser.ask('POST', `/orders/${order.orderId}/cancellation`, asked, { 'idempotency-key': 'cancel-the-stay' });
  await server.runJobs();
  const row = await server.db
    .selectFrom('hotel_night')
    .select(['held', 'sold'])
    .where('room', '=', `${ABBASI}.court-double`)
    .where('night', '=', stay.checkIn)
    .executeTakeFirst();
  expect(row).toEqual({ held: 0, sold: 0 });
  server.clock.now = before;
});

test('wishes are told to the hotel, and forgotten a while after the stay', async () => {
  const { browser, order } = await issued();
  expect([order.item.wishes, order.item.arrival]).toEqual(['No nuts for Mia.', '17-18']);
  const wishes = async () => (await browser.read(order.orderId)).json<Order>().item.wishes;
  await cleanUp(server.db, order.item.checkOutAt + 30 * DAY_MS - 1);
  expect(await wishes()).toBe('No nuts for Mia.');
  await cleanUp(server.db, order.item.checkOutAt + 30 * DAY_MS);
  expect(await wishes()).toBe('');
});

test('a deposit is paid here and the rest at the desk', async () => {
  const hotels = hotelsOf(server.newTraveller());
  const stay = (await hotels.rooms({ hotelId: SILK_ROAD, ...nextStay() })).json<components['schemas']['HotelStay']>();
  const choice = stay.rooms[0]?.choices.find(({ rate }) => rate.payment === 'atHotel');
  expect(choice?.payNow.amount).toBe(Math.round((choice?.total.amount ?? 0) / 5));
  expect((choice?.payNow.amount ?? 0) + (choice?.payAtHotel.amount ?? 0)).toBe(choice?.total.amount);
});

test('the same room for other people, or at another price, is another hold; a second click is not', async () => {
  const stay = { checkIn: '2026-12-19', checkOut: '2026-12-21' };
  const hotels = hotelsOf(server.newTraveller());
  const offerFor = async (adults: number[], children: number[]) => {
    const [offer = ''] = await hotels.offers(['court-double breakfast'], { rooms: [{ adults, children }], ...stay });
    return offer;
  };
  const forTwo = await offerFor([30, 30], []);
  const forFamily = await offerFor([30], [8]);
  const two = (await hotels.hold({ offerIds: [forTwo] })).json<Order>();
  const family = (await hotels.hold({ offerIds: [forFamily] })).json<Order>();
  expect(family.orderId).not.toBe(two.orderId);
  expect(family.item.rooms.map(({ party }) => party)).toEqual([{ adults: [30], children: [8] }]);
  expect((await hotels.hold({ offerIds: [forTwo] })).json<Order>().orderId).toBe(two.orderId);
  await server.db
    .updateTable('hotel_night')
    .set({ price: 50_000 })
    .where('room', '=', `${ABBASI}.court-double`)
    .where('night', '=', stay.checkIn)
    .execute();
  const dearer = (await hotels.hold({ offerIds: [await offerFor([30, 30], [])] })).json<Order>();
  expect(dearer.orderId).not.toBe(two.orderId);
  expect(dearer.total.amount).toBeGreaterThan(two.total.amount);
});

test('ages that were told make no other hold of it', async () => {
  const { browser, hotels, order, offerIds } = await held(DOUBLES, FAMILY, {
    checkIn: '2026-12-15',
    checkOut: '2026-12-17',
  });
  const passengers = GUESTS.map((one, index) => (index === 2 ? guest('Mia', 2) : one));
  const submitted = (await browser.submit(order.orderId, { passengers, ...CONTACT })).json<Order>();
  expect(submitted.total.amount).toBeLessThan(order.total.amount);
  expect((await hotels.hold({ offerIds })).json<Order>().orderId).toBe(order.orderId);
});

test('nor do they when the hold had ended and the rooms were held again', async () => {
  const stay = { checkIn: '2027-01-12', checkOut: '2027-01-14' };
  const { browser, hotels, order } = await held(DOUBLES, FAMILY, stay);
  const passengers = GUESTS.map((one, index) => (index === 2 ? guest('Mia', 2) : one));
  const submitted = (await browser.submit(order.orderId, { passengers, ...CONTACT })).json<Order>();
  server.clock.now = order.deadlineAt;
  await server.runJobs();
  const again = (await browser.holdAgain(order.orderId)).json<Order>();
  expect([again.status, again.total]).toEqual(['awaitingPayment', submitted.total]);
  const offerIds = await hotels.offers(DOUBLES, { rooms: FAMILY, ...stay });
  expect((await hotels.hold({ offerIds })).json<Order>().orderId).toBe(order.orderId);
});

test('a stay that began yesterday is not held any more', async () => {
  const before = server.clock.now;
  // 23:45 in Tehran (UTC+3:30).
  server.clock.now = Date.parse('2026-12-04T20:15:00Z');
  const checkIn = '2026-12-04';
  const hotels = hotelsOf(server.newTraveller());
  const offerIds = await hotels.offers(['court-double breakfast'], { checkIn, checkOut: addDays(checkIn, 2) });
  server.clock.now += HOUR_MS / 3;
  const late = await hotels.hold({ offerIds });
  const { code, stay } = late.json().error;
  expect([late.statusCode, code, stay]).toEqual([409, 'sold_out', { room: 0, others: [] }]);
  server.clock.now = before;
});

test('a hold of rooms takes no place of a flight', async () => {
  const { anna, orderId } = await server.readyToPay();
  const hotels = hotelsOf(anna);
  const offerIds = await hotels.offers(['court-double breakfast'], { checkIn: '2026-12-23', checkOut: '2026-12-25' });
  const answer = await hotels.hold({ offerIds, replacesOrderId: orderId });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
});

test('offers of rooms for more people than one order takes are refused', async () => {
  const stay = { checkIn: '2026-12-27', checkOut: '2026-12-29' };
  const hotels = hotelsOf(server.newTraveller());
  const rooms = [{ adults: [30, 30, 30], children: [] }];
  const choices = (await hotels.rooms({ rooms, ...stay })).json<components['schemas']['HotelStay']>().rooms[0]?.choices;
  const offerIds = Array<string>(4).fill(choices?.[0]?.offerId ?? '');
  const answer = await hotels.hold({ offerIds });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
});

test('wishes are one line, and can be read in a mail only as they were written', async () => {
  const { browser, order } = await held(DOUBLES, FAMILY, { checkIn: '2026-12-07', checkOut: '2026-12-09' });
  const tell = (wishes: string) =>
    browser.submit(order.orderId, { passengers: GUESTS, ...CONTACT, answers: { arrival: '', wishes } });
  expect((await tell('No nuts.\n\nTotal paid: 0')).json<Order>().item.wishes).toBe('No nuts. Total paid: 0');
  for (const unseen of ['\u202e', '\u2066', '\u200b']) {
    expect((await tell(`No ${unseen}nuts`)).json<Order>().item.wishes).toBe('No nuts');
  }
  for (const character of ['\u001b', '\u0085']) {
    const refused = await tell(`No ${character}nuts`);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { 'answers.wishes': 'invalid' }]);
  }
});

test('what was typed and never sent is forgotten with the rest', async () => {
  const { browser, order } = await held(DOUBLES, FAMILY, { checkIn: '2026-12-11', checkOut: '2026-12-13' });
  const draft = { passengers: [], ...CONTACT, answers: { arrival: '', wishes: 'A quiet room.' } };
  expect((await browser.ask('PUT', `/orders/${order.orderId}/draft`, draft)).statusCode).toBeLessThan(300);
  const drafts = () =>
    server.db.selectFrom('order_draft').select('order_id').where('order_id', '=', order.orderId).execute();
  await cleanUp(server.db, order.item.checkOutAt + 30 * DAY_MS - 1);
  expect(await drafts()).toHaveLength(1);
  await cleanUp(server.db, order.item.checkOutAt + 30 * DAY_MS);
  expect(await drafts()).toEqual([]);
});

test('who holds the last room oneself is not offered that very room instead of it', async () => {
  const stay = { checkIn: '2026-12-31', checkOut: '2027-01-01' };
  const hotels = hotelsOf(server.newTraveller());
  await setRooms(server.db, { hotelId: ABBASI, roomId: 'court-double', nights: [stay.checkIn], capacity: 1 });
  expect((await hotels.hold({ offerIds: await hotels.offers(['court-double breakfast'], stay) })).statusCode).toBe(201);
  const again = await hotels.hold({ offerIds: await hotels.offers(['court-double half-board'], stay) });
  const { code, stay: soldOut } = again.json().error;
  expect(code).toBe('sold_out');
  const others: string[] = soldOut.others.map(({ room }: { room: { roomId: string } }) => room.roomId);
  expect([others.length, others.includes('court-double')]).toEqual([2, false]);
});

test('a hotel that is asked first by now is not held again', async () => {
  const { browser, order } = await held(DOUBLES, FAMILY, { checkIn: '2027-01-04', checkOut: '2027-01-06' });
  server.clock.now = order.deadlineAt;
  await server.runJobs();
  const undo = await changeHotel(server.db, ABBASI, (row) => ({ ...row, answers: 'onRequest' }));
  const again = await browser.holdAgain(order.orderId);
  await undo();
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'not_allowed']);
});

test('what is paid after its hold ended is taken from what the hotel sells by now', async () => {
  const { order } = await held(DOUBLES, FAMILY, { checkIn: '2027-01-08', checkOut: '2027-01-10' });
  server.clock.now = order.deadlineAt;
  await server.runJobs();
  await server.db.deleteFrom('hotel_night').where('night', '>=', '2027-01-08').execute();
  const row = await server.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const take = () => server.db.transaction().execute((tx) => product.stock.take(tx, asHotels(row).detail));
  const closed = await changeHotel(server.db, ABBASI, (hotel) => ({
    ...hotel,
    rooms: hotel.rooms.map((room) => ({ ...room, rooms: 1 })),
  }));
  expect(await take()).toEqual({ taken: false });
  await closed();
  const gone = await changeHotel(server.db, ABBASI, (hotel) => ({ ...hotel, rooms: hotel.rooms.slice(-1) }));
  expect(await take()).toEqual({ taken: false });
  await gone();
  await server.db.deleteFrom('hotel_night').where('night', '>=', '2027-01-08').execute();
  expect(await take()).toEqual({ taken: true });
});
