import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import type { RideMeeting } from '#domain/transport/meeting.ts';
import type { RideTime, TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { spanOf, summaryOf } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { itemOf } from '#server/products/transport/item.ts';
import { linesOf } from '#server/products/transport/lines.ts';
import { rideSteps } from '#server/products/transport/steps.ts';
import { ROADS, SERVICES, TRANSFERS } from '#server/products/transport/testing/prices.ts';
import { at, carWish, cipWish, MEETING, transferWish } from '#server/products/transport/testing/wishes.ts';

const DAY = '2026-12-05';
const LATER = '2026-12-08';
const minutes = (count: number) => count * 60_000;

const sold = (prices: TransportPrices, wish: TransportWish) => detailOf(prices, wish) ?? expect.fail('it is sold');
const linesFor = (prices: TransportPrices, wish: TransportWish) =>
  linesOf(sold(prices, wish)).map(({ part, words, count, sum }) => [part, words, count, sum.amount]);

test('there and back are two rides, each from where it begins, and the driver waits as long as the place allows', () => {
  const back = at(LATER, { time: '9:00', flightTime: '13:40' });
  const wish = transferWish(at(DAY, { time: '23:50', flight: 'TK 874' }), { back, isVisaAtDesk: true });
  const detail = sold(TRANSFERS, wish);
  expect(detail.rides).toMatchObject([
    {
      ...{ from: { airport: 'IKA' }, to: { airport: null }, freeMinutes: 90, flight: 'TK 874', isNight: false },
      ...{ bookedAt: momentOf(DAY, 23 * 60 + 50), pickUpAt: momentOf(DAY, 23 * 60 + 50), flightLeavesAt: null },
      ...{ km: 45, minutes: [45, 75], cents: 2050, stage: 'confirmed', driver: null },
    },
    {
      ...{ from: { airport: null }, to: { airport: 'IKA' }, freeMinutes: 15, cents: 2050 },
      ...{ bookedAt: momentOf(LATER, 9 * 60), flightLeavesAt: momentOf(LATER, 13 * 60 + 40) },
    },
  ]);
  expect(detail).toMatchObject({
    title: 'Transfer from Imam Khomeini International Airport to Tehran, south and centre, and back',
    titleFa: 'ترانسفر از فرودگاه بین‌المللی امام خمینی به تهران، جنوب و مرکز، رفت و برگشت',
  });
  expect(summaryOf(detail)).toMatchObject({
    ...{ place: 'tehran', people: 1, startsAt: momentOf(DAY, 23 * 60 + 50) },
    endsAt: momentOf(LATER, 9 * 60 + 75),
  });
});

test('its title names a zone without its quarters, and the trip says the way once', () => {
  const named = { en: 'Tehran, north (Vanak, Evin)', fa: 'تهران، شمال (ونک، اوین)' };
  const airports = TRANSFERS.airports.map((one) => ({
    ...one,
    zones: one.zones.map((zone) => ({ ...zone, ...named })),
  }));
  const prices = { ...TRANSFERS, airports };
  const wish = (back: RideTime | null) => transferWish(at(DAY, { time: '14:00' }), { back });
  const single = sold(prices, wish(null));
  expect([single.title, single.titleFa]).toEqual([
    'Transfer from Imam Khomeini International Airport to Tehran, north',
    'ترانسفر از فرودگاه بین‌المللی امام خمینی به تهران، شمال',
  ]);
  const both = sold(prices, wish(at(LATER, { time: '9:00', flightTime: '13:40' })));
  expect(rideSteps(both).map(({ title, text }) => `${title}${text}`)).toEqual([
    'Transfer from Imam Khomeini International Airport to Tehran, north',
    'Transfer from Tehran, north to Imam Khomeini International Airport',
  ]);
});

test('a flight that leaves after midnight leaves on the next day', () => {
  const wish = transferWish(at(DAY, { time: '21:30', flightTime: '00:10' }), { direction: 'toAirport' });
  expect(sold(TRANSFERS, wish).rides).toMatchObject([
    { from: { airport: null }, to: { airport: 'IKA' }, flightLeavesAt: momentOf(LATER.replace('08', '06'), 10) },
  ]);
});

test.each([
  ['05:59', true, 2460],
  ['06:00', false, 2050],
  ['23:59', false, 2050],
  ['00:00', true, 2460],
])('at %s it is night: %s', (time, isNight, cents) => {
  expect(sold(TRANSFERS, transferWish(at(DAY, { time }))).rides).toMatchObject([{ isNight, cents }]);
});

test('between two airports both are airports', () => {
  const wish = transferWish(at(DAY), { zone: 'ika-thr', back: at(LATER) });
  expect(sold(TRANSFERS, wish).rides).toMatchObject([
    { from: { airport: 'IKA' }, to: { airport: 'THR' }, freeMinutes: 60 },
    { from: { airport: 'THR' }, to: { airport: 'IKA' }, freeMinutes: 60 },
  ]);
});

test('the receipt says each part of the price in words', () => {
  const night = at(DAY, { time: '03:10' });
  expect(linesFor(TRANSFERS, transferWish(night, { stops: 2, car: 'van' }))).toEqual([
    ['ride-1', 'Van from Imam Khomeini International Airport to Tehran, south and centre', 1, 3550],
    ['night-1', 'At night: pick-up from 00:00 to 05:59', 1, 710],
    ['stops-1', 'Stop in the city, 15 minutes', 2, 800],
  ]);
  const car = carWish(at(DAY), { back: at(LATER, { time: '05:00' }), stops: 3, waitingHours: 2 });
  expect(linesFor(ROADS, car)).toEqual([
    ['ride-1', 'Sedan from Tehran to Isfahan', 1, 7200],
    ['stops-1', 'Stop on the way, up to 60 minutes', 2, 1200],
    ['waiting-1', 'Hour that the driver waits', 2, 1000],
    ['ride-2', 'Sedan from Isfahan to Tehran', 1, 7200],
    ['night-2', 'At night: pick-up from 00:00 to 05:59', 1, 1440],
    ['driverNights-2', 'Night of the driver before the ride back', 3, 4500],
  ]);
  const people = { adults: 2, children: 1, infants: 1 };
  const addOns = [
    { id: 'companion', count: 2 },
    { id: 'wheelchair', count: 1 },
  ];
  expect(linesFor(SERVICES, cipWish(at(DAY, { flight: 'TK 878' }), { people, addOns }))).toEqual([
    ['adults-1', 'Adult', 2, 11_000],
    ['children-1', 'Child, 2 to 11 years', 1, 3300],
    ['infants-1', 'Infant under 2 years', 1, 1925],
    ['companion-1', 'Person who meets or sees off', 2, 3000],
    ['wheelchair-1', 'Wheelchair', 1, 0],
  ]);
});

test('a car takes as long as the road, its stops and its waiting', () => {
  const detail = sold(ROADS, carWish(at(DAY), { stops: 2, waitingHours: 1, back: at(LATER) }));
  expect(detail.rides).toMatchObject([
    { minutes: [300, 480], km: 450, freeMinutes: 15, from: { en: 'Tehran', fa: 'تهران' } },
    { minutes: [300, 300], to: { en: 'Tehran', airport: null } },
  ]);
  expect(spanOf(detail).endsAt).toBe(momentOf(LATER, 10 * 60) + minutes(300));
  expect(summaryOf(detail).place).toBe('isfahan');
});

test('a service at an airport is where the flight is, at its time', () => {
  const arrival = sold(SERVICES, cipWish(at(DAY, { flight: 'TK 878' })));
  expect(arrival).toMatchObject({
    parts: ['CIP hall', 'separate control'],
    title: 'CIP service, arrival: Mashhad Airport',
  });
  expect(arrival.rides).toMatchObject([{ flightLeavesAt: null, km: null, freeMinutes: 0, cents: 11_000 }]);
  const leaves = cipWish(at(DAY, { flight: 'W5 1085' }), { direction: 'departure', flights: 'domestic' });
  expect(sold(SERVICES, leaves).rides).toMatchObject([{ flightLeavesAt: momentOf(DAY, 600), cents: 5600 }]);
});

test('what the list does not sell is not sold', () => {
  expect(detailOf(TRANSFERS, transferWish(at(DAY), { zone: 'ika-kashan' }))).toBeNull();
  expect(detailOf(TRANSFERS, carWish(at(DAY)))).toBeNull();
  expect(detailOf(ROADS, carWish(at(DAY), { to: 'Yazd' }))).toBeNull();
  expect(detailOf(SERVICES, cipWish(at(DAY), { flights: 'domestic' }))).toBeNull();
  expect(detailOf(TRANSFERS, transferWish(at(DAY, { time: '24:00' })))).toBeNull();
  expect(detailOf(TRANSFERS, transferWish(at('2026-02-30')))).toBeNull();
});

test('where somebody sleeps is told to who booked alone', () => {
  const detail = { ...sold(TRANSFERS, transferWish(at(DAY))), personal: { ...MEETING, notes: 'The blue door' } };
  expect(itemOf({ detail, discount: 0 }, { isTold: true }).meeting).toEqual(detail.personal);
  expect(itemOf({ detail, discount: 0 }, { isTold: false }).meeting).toEqual({
    ...{ sign: 'Anna Keller', hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
  });
  const { personal: _, ...forgotten } = detail;
  expect(itemOf({ detail: forgotten, discount: 0 }, { isTold: true }).meeting).toBeNull();
});

test('an order from before a question was asked is read all the same, with no answer to it', () => {
  const personal = { sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '204', notes: '' } as RideMeeting;
  const detail = { ...sold(TRANSFERS, transferWish(at(DAY))), personal };
  expect(itemOf({ detail, discount: 0 }, { isTold: true }).meeting).toEqual({
    ...personal,
    hotelBack: '',
    stopsAt: '',
  });
});
