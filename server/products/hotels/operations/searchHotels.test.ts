import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { HOTEL_HORIZON_DAYS } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { ABBASI, COUPLE, hotelsOf, STAY } from '#server/products/hotels/testing/guests.ts';
import { setRooms } from '#server/products/hotels/testing/rooms.ts';
import { traveller } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = testApp();
const browser = traveller(() => server.app);
const hotels = hotelsOf(browser);
const search = async (body: Partial<Schemas['HotelSearch']> = {}) =>
  (await hotels.search(body)).json<Schemas['HotelAvailability']>();
const problem = async (body: Partial<Schemas['HotelSearch']>) => {
  const answer = await hotels.search(body);
  return [answer.statusCode, answer.json().error?.fields ?? answer.json().error?.code];
};
const ROOMS_OF_ABBASI = ['single', 'court-double', 'triple', 'suite'];

test('a city: offers for all nights and people, cheapest first, with what they are filtered by', async () => {
  const found = await search();
  expect([found.nights, found.guests, found.destination.hotels, found.offers.length]).toEqual([3, 2, 9, 9]);
  const totals = found.offers.map(({ best }) => best.total.amount);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  const abbasi = found.offers.find(({ hotel }) => hotel.hotelId === ABBASI);
  expectFields(abbasi?.hotel, {
    link: 'isfahan/abbasi-hotel',
    hotelType: 'domestic-hotel',
    name: { en: 'Abbasi Hotel', fa: 'هتل عباسی' },
    isInvented: false,
  });
  const [best, ...others] = abbasi?.choices ?? [];
  expect(best).toEqual(abbasi?.best);
  expect(best?.perNight.amount).toBe(Math.ceil((best?.total.amount ?? 0) / 3));
  // The cheapest is room only and not refundable.
  expect([best?.hasBreakfast, best?.freeUntil]).toEqual([false, null]);
  const free = others.find(({ freeUntil }) => freeUntil !== null);
  expect(free?.hasBreakfast).toBe(true);
  expect(free?.total.amount).toBeGreaterThan(best?.total.amount ?? 0);
});

test('walks are measured to sights with a source, from hotels whose place is known', async () => {
  const { offers, sights } = await search();
  expect(sights.map(({ id }) => id)).toEqual(['naqsh-e-jahan', 'jameh-mosque-isfahan']);
  const abbasi = offers.find(({ hotel }) => hotel.hotelId === ABBASI)?.hotel;
  expect(abbasi?.walks[0]).toEqual({ sightId: 'naqsh-e-jahan', minutes: 15 });
  const vague = offers.filter(({ hotel }) => hotel.precision === 'area');
  expect(vague.length).toBeGreaterThan(0);
  expect(vague.flatMap(({ hotel }) => hotel.walks)).toEqual([]);
});

test('two rooms with children cost what their people do, and take the stock of both', async () => {
  const rooms = [
    { adults: [30, 30], children: [3, 13] },
    { adults: [30], children: [] },
  ];
  const [both, one] = [await search({ rooms }), await search({ rooms: rooms.slice(0, 1) })];
  expect(both.guests).toBe(5);
  const totalOf = ({ offers }: typeof both) =>
    offers.find(({ hotel }) => hotel.hotelId === ABBASI)?.best.total.amount ?? 0;
  expect(totalOf(both)).toBeGreaterThan(totalOf(one));
});

test('a hotel that is full stands last with its nearest free dates; a room that is gone is not offered', async () => {
  const nights = [addDays(STAY.checkIn, 1)];
  for (const roomId of ROOMS_OF_ABBASI) await setRooms(server.db, { hotelId: ABBASI, roomId, nights, capacity: 0 });
  const { offers, soldOut } = await search();
  expect(offers.map(({ hotel }) => hotel.hotelId)).not.toContain(ABBASI);
  const [full] = soldOut;
  expect([full?.hotel.hotelId, full?.why]).toEqual([ABBASI, 'full']);
  // Three nights that avoid the full night: starting the next day, or ending before it.
  expect(full?.nearest.map(({ checkIn }) => checkIn)).toEqual(['2026-12-07', '2026-12-03', '2026-12-08']);
  const stay = (await hotels.rooms()).json<Schemas['HotelStay']>();
  expect([stay.rooms[0]?.choices, stay.best, stay.nearest.length]).toEqual([[], null, 3]);
  await server.db.deleteFrom('hotel_night').execute();
});

test('the table of a hotel: each room type with its cheapest rate first, a type that was chosen before on top', async () => {
  const rooms = [{ adults: [30, 30], children: [], type: 'suite' }];
  const stay = (await hotels.rooms({ rooms })).json<Schemas['HotelStay']>();
  const choices = stay.rooms[0]?.choices ?? [];
  expect([...new Set(choices.map(({ room }) => room.roomId))]).toEqual(['suite', 'court-double', 'triple']);
  const ofSuite = choices.filter(({ room }) => room.roomId === 'suite').map(({ total }) => total.amount);
  expect(ofSuite).toEqual(ofSuite.toSorted((a, b) => a - b));
  expect(stay.best?.total.amount).toBe(Math.min(...choices.map(({ total }) => total.amount)));
  const [first] = choices;
  expect((first?.payNow.amount ?? 0) + (first?.payAtHotel.amount ?? 0)).toBe(first?.total.amount);
  expect(first?.rate.refundSteps.at(-1)?.until).toBe(Date.parse('2026-12-05T14:00+03:30'));
  const unknown = await hotels.rooms({ hotelId: 'isfahan-nowhere' });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
});

test('nine people in one room, and two nights of Nowruz, say why there is nothing', async () => {
  const crowd = await search({ rooms: [{ adults: Array(9).fill(30), children: [] }] });
  expect([crowd.offers, crowd.soldOut.every(({ why }) => why === 'roomsTooSmall')]).toEqual([[], true]);
  const nowruz = await search({ checkIn: '2027-03-21', checkOut: '2027-03-23' });
  expect(nowruz.soldOut.map(({ why, minNights }) => [why, minNights])).toEqual(Array(9).fill(['stayTooShort', 3]));
  const longer = await search({ checkIn: '2027-03-21', checkOut: '2027-03-24' });
  // One night more comes first, at the price of its own search.
  const priceOf = new Map(longer.offers.map(({ hotel, best }) => [hotel.hotelId, best.total]));
  expect(nowruz.soldOut.map(({ nearest }) => nearest[0])).toEqual(
    nowruz.soldOut.map(({ hotel }) => ({
      checkIn: '2027-03-21',
      checkOut: '2027-03-24',
      total: priceOf.get(hotel.hotelId),
    })),
  );
  expect(longer.offers).toHaveLength(9);
  const after = await search({ checkIn: '2027-04-10', checkOut: '2027-04-13' });
  const cheapest = ({ offers }: typeof after) => offers[0]?.best.total.amount ?? 0;
  expect(cheapest(longer)).toBeGreaterThan(1.2 * cheapest(after));
});

test('area, sight and hotel are destinations too; abroad is another type', async () => {
  const ids = async (type: 'area' | 'sight' | 'hotel', id: string) =>
    (await search({ destination: { type, id } })).offers.map(({ hotel }) => hotel.hotelId).sort();
  expect(await ids('area', 'isfahan-grand-bazaar')).toEqual([
    'isfahan-dibai-house',
    'isfahan-isfahan-traditional-hotel',
  ]);
  expect(await ids('sight', 'naqsh-e-jahan')).toHaveLength(9);
  expect(await ids('hotel', ABBASI)).toEqual([ABBASI]);
  const dubai = await search({ destination: { type: 'city', id: 'dubai' } });
  expect([dubai.destination.hotelType, dubai.offers.map(({ hotel }) => hotel.isInvented)]).toEqual([
    'hotel',
    [true, true, true],
  ]);
});

test('what cannot be searched is told by field', async () => {
  expect(await problem({ destination: { type: 'city', id: 'atlantis' } })).toEqual([404, 'not_found']);
  expect(await problem({ checkIn: '2026-11-19' })).toEqual([422, { checkIn: 'date_in_past' }]);
  expect(await problem({ checkIn: '2026-13-01', checkOut: 'soon' })).toEqual([
    422,
    { checkIn: 'date_invalid', checkOut: 'date_invalid' },
  ]);
  expect(await problem({ checkIn: '2028-01-01', checkOut: '2028-01-02' })).toEqual([422, { checkIn: 'date_too_far' }]);
  expect(await problem({ checkOut: STAY.checkIn })).toEqual([422, { checkOut: 'check_out_before_check_in' }]);
  expect(await problem({ checkOut: '2027-01-05' })).toEqual([422, { checkOut: 'stay_too_long' }]);
  const [room] = COUPLE;
  expect(await problem({ rooms: Array.from({ length: 10 }, () => ({ adults: [30], children: [] })) })).toEqual([
    422,
    { rooms: 'too_many_rooms' },
  ]);
  expect(await problem({ rooms: [{ adults: [], children: [18] }, room ?? { adults: [], children: [] }] })).toEqual([
    422,
    { 'rooms.0': 'room_adult_needed', 'rooms.0.children.0': 'child_age_invalid' },
  ]);
  expect((await problem({ rooms: Array.from({ length: 21 }, () => ({ adults: [30], children: [] })) }))[0]).toBe(400);
});

test('destinations by English and Persian names, with typos, the city before its hotels', async () => {
  const find = async (text: string) =>
    (await browser.ask('GET', `/hotels/destinations?text=${encodeURIComponent(text)}`))
      .json<Schemas['HotelDestination'][]>()
      .map(({ type, id }) => `${type} ${id}`);
  expect((await find('isfahan'))[0]).toBe('city isfahan');
  expect((await find('اصفهان'))[0]).toBe('city isfahan');
  expect((await find('esfahan'))[0]).toBe('city isfahan');
  expect((await find('ishafan'))[0]).toBe('city isfahan');
  expect((await find('abbasi'))[0]).toBe('hotel isfahan-abbasi-hotel');
  expect((await find('عباسی'))[0]).toBe('hotel isfahan-abbasi-hotel');
  expect((await find('naqsh'))[0]).toBe('sight naqsh-e-jahan');
  expect(await find('chahar bagh')).toContain('area isfahan-chahar-bagh');
  expect(await find('qqqqq')).toEqual([]);
  expect((await find(''))[0]).toBe('city tehran');
});

test('a land is a city or a country in any case; a hotel has one address', async () => {
  const land = async (name: string) => {
    const answer = await browser.ask('GET', `/hotels/lands/${name}`);
    return [answer.statusCode, answer.json().land, answer.json().hotels?.length];
  };
  expect([await land('isfahan'), await land('IR'), await land('tr')]).toEqual([
    [200, 'isfahan', 9],
    [200, 'ir', 74],
    [200, 'tr', 3],
  ]);
  expect((await land('atlantis'))[0]).toBe(404);
  const linkAt = async (path: string) => (await browser.ask('GET', `/hotels/lands/${path}`)).json().hotel?.link;
  expect([await linkAt('isfahan/abbasi-hotel'), await linkAt('Ir/abbasi-hotel')]).toEqual(
    Array(2).fill('isfahan/abbasi-hotel'),
  );
  expect((await browser.ask('GET', '/hotels/lands/shiraz/abbasi-hotel')).statusCode).toBe(404);
  const hotel = (await browser.ask('GET', '/hotels/lands/isfahan/abbasi-hotel')).json<Schemas['Hotel']>();
  expect(hotel.driver).toEqual({
    fa: 'لطفاً مرا به هتل عباسی، خیابان آمادگاه، چهارباغ عباسی، اصفهان ببرید.',
    en: 'Please take me to Abbasi Hotel, Amadegah Street, Chahar Bagh, Isfahan.',
    missing: [],
  });
});

test('searches are limited as those of flights, each kind alone, and what costs little is not', async () => {
  const { deps } = server;
  // Limits: one search per minute, ten other requests.
  const app = await createServer({ deps: { ...deps, config: { ...deps.config, rateLimitFactor: 1 / 60 } } });
  const visitor = traveller(() => app);
  const of = hotelsOf(visitor);
  const twice = async (ask: () => Promise<{ statusCode: number }>) => [
    (await ask()).statusCode,
    (await ask()).statusCode,
  ];
  expect({
    hotels: await twice(() => of.search()),
    rooms: await twice(() => of.rooms()),
    lands: await twice(() => visitor.ask('GET', '/hotels/lands/isfahan')),
  }).toEqual({ hotels: [200, 429], rooms: [200, 429], lands: [200, 200] });
  await app.close();
});

test('other dates lie within those that can be searched', async () => {
  const today = dayOf(server.clock.now);
  const checkIn = addDays(today, HOTEL_HORIZON_DAYS);
  const stay = { checkIn, checkOut: addDays(checkIn, 1) };
  for (const roomId of ROOMS_OF_ABBASI) {
    await setRooms(server.db, { hotelId: ABBASI, roomId, nights: [checkIn], capacity: 0 });
  }
  const { best, nearest } = (await hotels.rooms(stay)).json<Schemas['HotelStay']>();
  expect([best, nearest.map((dates) => dates.checkIn)]).toEqual([
    null,
    [1, 2, 3].map((days) => addDays(checkIn, -days)),
  ]);
});

test('a room that the people do not fit in says nothing of the least nights', async () => {
  const night = '2027-01-05';
  for (const roomId of ROOMS_OF_ABBASI) {
    await setRooms(server.db, { hotelId: ABBASI, roomId, nights: [night], capacity: 5 });
  }
  await server.db
    .updateTable('hotel_night')
    .set({ min_nights: 3 })
    .where('night', '=', night)
    .where('room', '!=', `${ABBASI}.single`)
    .execute();
  const stay = { checkIn: night, checkOut: addDays(night, 1) };
  expect((await hotels.rooms(stay)).json<Schemas['HotelStay']>().minNights).toBe(3);
  const alone = { ...stay, rooms: [{ adults: [30], children: [] }] };
  expect((await hotels.rooms(alone)).json<Schemas['HotelStay']>().minNights).toBe(1);
});

test('the least nights of each night count, not those of the arrival alone', async () => {
  const night = '2027-01-12';
  for (const roomId of ROOMS_OF_ABBASI) {
    await setRooms(server.db, { hotelId: ABBASI, roomId, nights: [night], capacity: 5 });
  }
  await server.db.updateTable('hotel_night').set({ min_nights: 4 }).where('night', '=', night).execute();
  const from = async (checkIn: string, nights: number) => {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) };
    const { minNights, best } = (await hotels.rooms(stay)).json<Schemas['HotelStay']>();
    return [minNights, best !== null];
  };
  // The night is the stay's first, second and last, then outside of it.
  expect([
    await from(night, 3),
    await from(addDays(night, -1), 3),
    await from(addDays(night, -2), 3),
    await from(addDays(night, -3), 3),
    await from(addDays(night, -1), 4),
  ]).toEqual([
    [4, false],
    [4, false],
    [4, false],
    [1, true],
    [4, true],
  ]);
});
