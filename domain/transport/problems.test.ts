import { expect, test } from 'vitest';
import { addDays, clockOf, momentOf } from '#domain/core/time.ts';
import { type Purpose, wishProblems } from '#domain/transport/problems.ts';
import {
  at,
  CARS,
  carWish,
  cipWish,
  load,
  ROADS,
  SERVICES,
  TRANSFERS,
  transferWish,
} from '#domain/transport/testing/price-lists.ts';
import type { CarWish, CipWish, RideTime, TransferWish } from '#domain/transport/wish.ts';

/** Noon in Tehran. */
const NOW = momentOf('2026-12-01', 12 * 60);
type At = { readonly now?: number; readonly purpose?: Purpose };
const when = ({ now = NOW, purpose = 'sell' }: At) => ({ now, purpose });
const transfer = (more: Partial<TransferWish> = {}, how: At = {}) =>
  wishProblems(TRANSFERS, transferWish(more), when(how));
const car = (more: Partial<CarWish> = {}, how: At = {}) => wishProblems(ROADS, carWish(more), when(how));
const cip = (more: Partial<CipWish> = {}, how: At = {}) => wishProblems(SERVICES, cipWish(more), when(how));

test('what is sold has no problem', () => {
  expect([transfer(), car(), cip()]).toEqual([{}, {}, {}]);
  expect(transfer({ back: at('2026-12-14', '09:00') })).toEqual({});
});

test('a price list of another kind answers nothing', () => {
  expect(wishProblems(ROADS, transferWish(), when({}))).toEqual({ kind: 'invalid' });
});

test('an airport, a zone of it, two towns with a road', () => {
  expect(transfer({ airport: '', zone: '' })).toEqual({ airport: 'required', zone: 'required' });
  expect(transfer({ airport: 'LHR' })).toEqual({ airport: 'required', zone: 'required' });
  expect(transfer({ zone: 'thr-ika' })).toEqual({ zone: 'required' });
  expect(car({ from: '', to: '' })).toEqual({ from: 'required', to: 'required' });
  expect(car({ to: 'Shiraz' })).toEqual({ to: 'no_road' });
  expect(car({ from: 'Qom', to: 'Isfahan' })).toEqual({ to: 'no_road' });
  expect(car({ to: 'Tehran' })).toEqual({ to: 'no_road' });
  expect(car({ from: 'Isfahan', to: 'Tehran' })).toEqual({});
});

test.each<[string, Partial<RideTime>, Record<string, string>]>([
  ['no day', { day: '' }, { 'ride.day': 'required' }],
  ['no day of the calendar', { day: '2027-02-29' }, { 'ride.day': 'date_invalid' }],
  ['no day at all', { day: 'tomorrow' }, { 'ride.day': 'date_invalid' }],
  ['yesterday', { day: '2026-11-30' }, { 'ride.day': 'date_in_past', 'ride.time': 'too_soon' }],
  ['300 days ahead', { day: '2027-09-27' }, {}],
  ['301 days ahead', { day: '2027-09-28' }, { 'ride.day': 'date_too_far' }],
  ['the first day of Nowruz', { day: '2027-03-21' }, {}],
  ['its 13th day', { day: '2027-04-02' }, {}],
  ['no time', { time: ' ' }, { 'ride.time': 'required' }],
  ['a time that no clock shows', { time: '24:00' }, { 'ride.time': 'time_invalid' }],
  ['one digit for the hour', { time: '3:10' }, {}],
  ['a flight', { flight: 'TK 874' }, {}],
  ['a flight as one types it', { flight: ' w51085 ' }, {}],
  ['a flight of an airline with a digit', { flight: '6H 12' }, {}],
  ['an airline without a number', { flight: 'Turkish' }, { 'ride.flight': 'flight_invalid' }],
  ['a number alone', { flight: '874' }, { 'ride.flight': 'flight_invalid' }],
])('the day, time and flight of a ride: %s', (_, more, problems) => {
  const ride = at('2026-12-10', '12:00', more);
  expect(transfer({ ride })).toEqual(problems);
  expect(car({ ride })).toEqual(problems);
  const back = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field.replace('ride.', 'back.'), problem]),
  );
  // The way there is on the first possible day, so that each of these is later, but for yesterday.
  const there = at('2026-12-02', '06:00');
  const isBefore = more.day === '2026-11-30';
  expect(transfer({ ride: there, back: ride })).toEqual({
    ...back,
    ...(isBefore ? { 'back.day': 'back_before_there' } : {}),
  });
});

test('300 days ahead is counted from the day in Tehran', () => {
  const midnight = momentOf('2026-12-02');
  const ride = at('2027-09-28', '12:00');
  expect(addDays('2026-12-02', 300)).toBe('2027-09-28');
  expect(transfer({ ride }, { now: midnight - 1 })).toEqual({ 'ride.day': 'date_too_far' });
  expect(transfer({ ride }, { now: midnight })).toEqual({});
});

test.each<[string, At, string, string | undefined]>([
  ['12 hours before', {}, '00:00', undefined],
  ['a minute less', { now: NOW + 60_000 }, '00:00', 'only_by_request'],
  ['a millisecond less', { now: NOW + 1 }, '00:00', 'only_by_request'],
  ['asked for a minute later', { now: NOW + 60_000, purpose: 'ask' }, '00:00', undefined],
])('a car is sold until 12 hours before: %s', (_, how, time, problem) => {
  const ride = at('2026-12-02', time);
  for (const problems of [transfer({ ride }, how), car({ ride }, how)])
    expect(problems).toEqual(problem ? { 'ride.time': problem } : {});
});

test.each<[string, string, string | undefined, string | undefined]>([
  ['an hour before', '13:00', 'only_by_request', undefined],
  ['59 minutes before', '12:59', 'too_soon', 'too_soon'],
  ['now', '12:00', 'too_soon', 'too_soon'],
  ['in the morning, at noon', '09:00', 'too_soon', 'too_soon'],
  ['in the evening', '23:50', 'only_by_request', undefined],
])('nothing is asked for within the hour: %s', (_, time, sold, asked) => {
  const ride = at('2026-12-01', time, { flight: 'TK 874' });
  expect(transfer({ ride })['ride.time']).toBe(sold);
  expect(transfer({ ride }, { purpose: 'ask' })['ride.time']).toBe(asked);
  expect(cip({ ride })['ride.time']).toBe(sold);
  expect(cip({ ride }, { purpose: 'ask' })['ride.time']).toBe(asked);
});

test('a landing at 23:50 and one at 00:10 are twenty minutes apart, on two days', () => {
  const late = momentOf('2026-12-09', 12 * 60);
  expect(transfer({ ride: at('2026-12-09', '23:50') }, { now: late })).toEqual({ 'ride.time': 'only_by_request' });
  expect(transfer({ ride: at('2026-12-10', '00:10') }, { now: late })).toEqual({});
  // Who types the day before means yesterday's night.
  expect(transfer({ ride: at('2026-12-09', '00:10') }, { now: late })).toEqual({ 'ride.time': 'too_soon' });
});

test('a service at an airport is sold until 24 hours before', () => {
  const ride = at('2026-12-02', '12:00', { flight: 'TK 874' });
  expect(cip({ ride })).toEqual({});
  expect(cip({ ride }, { now: NOW + 1 })).toEqual({ 'ride.time': 'only_by_request' });
  expect(cip({ ride }, { now: NOW + 1, purpose: 'ask' })).toEqual({});
});

test('the way back begins when one has arrived', () => {
  // 45 minutes without traffic.
  const ride = at('2026-12-10', '12:00');
  expect(transfer({ ride, back: at('2026-12-10', '12:44') })).toEqual({ 'back.day': 'back_before_there' });
  expect(transfer({ ride, back: at('2026-12-10', '12:45') })).toEqual({});
  // Five hours by road.
  expect(car({ ride, back: at('2026-12-10', '16:59') })).toEqual({ 'back.day': 'back_before_there' });
  expect(car({ ride, back: at('2026-12-10', '17:00') })).toEqual({});
  expect(car({ ride, back: at('2026-12-09', '23:00') })).toEqual({ 'back.day': 'back_before_there' });
  // The way back needs no question of its own, also when the way there is asked for.
  const soon = { ride: at('2026-12-01', '14:00'), back: at('2026-12-01', '20:00') };
  expect(transfer(soon)).toEqual({ 'ride.time': 'only_by_request' });
  expect(transfer(soon, { purpose: 'ask' })).toEqual({});
});

const toMehrabad = (time: string, flightTime: string, more: Partial<TransferWish> = {}) =>
  transfer({ ride: at('2026-12-10', time, { flightTime }), ...more })['ride.flightTime'];

test('an airport is reached before check-in closes, also on a slow road, to the minute', () => {
  // The plane lands: 60 minutes to leave the airport, 90 on the road, and the counter closes 60 before the flight.
  expect(toMehrabad('12:00', '15:30')).toBeUndefined();
  expect(toMehrabad('12:00', '15:29')).toBe('after_counter_closes');
  // A visa at the desk takes half an hour more.
  expect(toMehrabad('12:00', '16:00', { isVisaAtDesk: true })).toBeUndefined();
  expect(toMehrabad('12:00', '15:59', { isVisaAtDesk: true })).toBe('after_counter_closes');
  expect(toMehrabad('12:00', '')).toBeUndefined();
  expect(toMehrabad('12:00', '14.30')).toBe('time_invalid');
  // Each stop takes 15 minutes.
  expect(toMehrabad('12:00', '15:59', { stops: 2 })).toBe('after_counter_closes');
  expect(toMehrabad('12:00', '16:00', { stops: 2 })).toBeUndefined();
});

test.each<[string, Partial<TransferWish>, number, string]>([
  // 75 minutes on a slow road. Who is fetched at a door reads it at the pick-up, which can be earlier.
  ['from a hotel', { direction: 'toAirport', zone: 'ika-south' }, 75, 'ride.time'],
  ['from the other airport', { direction: 'toAirport', zone: 'ika-thr' }, 60 + 90, 'ride.flightTime'],
  [
    ...([
      'from the other airport, the visa is for the way back',
      { direction: 'toAirport', isVisaAtDesk: true },
    ] as const),
    ...([60 + 90, 'ride.flightTime'] as const),
  ],
])('who starts at an airport leaves it first: %s', (_, more, minutes, field) => {
  const leaves = (after: number) => clockOf(momentOf('2026-12-10', 12 * 60 + minutes + 60 + after));
  const problem = (flightTime: string) => transfer({ ...more, ride: at('2026-12-10', '12:00', { flightTime }) });
  expect([problem(leaves(0)), problem(leaves(-1))]).toEqual([{}, { [field]: 'after_counter_closes' }]);
});

test('a flight after midnight is that of the next day; one that has left is not', () => {
  expect(toMehrabad('22:00', '01:29')).toBe('after_counter_closes');
  expect(toMehrabad('22:00', '01:30')).toBeUndefined();
  expect(toMehrabad('22:00', '09:00')).toBeUndefined();
  expect(toMehrabad('10:00', '04:00')).toBeUndefined();
  expect(toMehrabad('10:00', '04:01')).toBe('after_counter_closes');
  expect(toMehrabad('10:00', '09:30')).toBe('after_counter_closes');
  expect(toMehrabad('10:00', '10:00')).toBe('after_counter_closes');
});

test('a flight counts where a ride leads to an airport, on the way back too', () => {
  const early = at('2026-12-10', '12:00', { flightTime: '12:30' });
  // To the city no flight leaves.
  const city = { zone: 'ika-south' } as const;
  expect(transfer({ ...city, ride: early })).toEqual({});
  expect(transfer({ ...city, direction: 'toAirport', ride: early })).toEqual({
    'ride.time': 'after_counter_closes',
  });
  const back = { ride: at('2026-12-02', '12:00'), back: early };
  expect(transfer({ ...city, ...back })).toEqual({ 'back.time': 'after_counter_closes' });
  expect(transfer({ ...city, ...back, direction: 'toAirport' })).toEqual({});
  expect(transfer(back)).toEqual({ 'back.flightTime': 'after_counter_closes' });
});

test('a car that is too small does not go, nor one that is in no list', () => {
  expect(transfer({ load: load({ people: 4 }) })).toEqual({ car: 'does_not_fit' });
  expect(transfer({ load: load({ people: 4 }), car: 'van' })).toEqual({});
  expect(car({ load: load({ bags: 1, wheelchairs: 1 }) })).toEqual({ car: 'does_not_fit' });
  expect(car({ load: load({ people: 7, bags: 8 }), car: 'van' })).toEqual({ car: 'does_not_fit' });
  const withoutVan = { ...ROADS, cars: CARS.filter((one) => one.car !== 'van') };
  expect(wishProblems(withoutVan, carWish({ car: 'van' }), when({}))).toEqual({ car: 'does_not_fit' });
});

test('somebody older sits beside the children', () => {
  expect(transfer({ load: load({ people: 2, childAges: [3] }) })).toEqual({});
  expect(transfer({ load: load({ people: 2, childAges: [3, 11] }) })).toEqual({
    'load.childAges': 'child_age_invalid',
  });
  expect(car({ load: load({ people: 1, childAges: [7] }) })).toEqual({ 'load.childAges': 'child_age_invalid' });
});

test('a service that an airport does not sell is refused at its direction', () => {
  expect(cip({ airport: '' })).toEqual({ airport: 'required' });
  expect(cip({ flights: 'domestic' })).toEqual({ direction: 'not_sold_here' });
  expect(cip({ airport: 'ADU', flights: 'domestic' })).toEqual({ direction: 'not_sold_here' });
  expect(cip({ airport: 'ADU', flights: 'domestic', direction: 'departure' })).toEqual({});
});

test('an add-on is sold where it is given', () => {
  const addOns = [{ id: 'visa-help', count: 1 }];
  expect(cip({ addOns })).toEqual({});
  expect(cip({ addOns, direction: 'departure' })).toEqual({ addOns: 'add_on_not_here' });
  expect(cip({ addOns, airport: 'ADU', direction: 'departure', flights: 'domestic' })).toEqual({
    addOns: 'add_on_not_here',
  });
  expect(cip({ addOns: [{ id: 'pet', count: 1 }] })).toEqual({ addOns: 'add_on_not_here' });
});

test('help that is for a traveller is sold once for each; who meets them may be several', () => {
  const people = { adults: 1, children: 1, infants: 1 };
  for (const id of ['visa-help', 'wheelchair']) {
    expect(cip({ people, addOns: [{ id, count: 3 }] })).toEqual({});
    expect(cip({ people, addOns: [{ id, count: 4 }] })).toEqual({ addOns: 'add_on_too_many' });
  }
  const twice = [
    { id: 'wheelchair', count: 2 },
    { id: 'wheelchair', count: 2 },
  ];
  expect(cip({ people, addOns: twice })).toEqual({ addOns: 'add_on_too_many' });
  expect(cip({ people, addOns: [{ id: 'companion', count: 9 }] })).toEqual({});
});

test('each infant has the lap of an adult', () => {
  expect(cip({ people: { adults: 2, children: 0, infants: 2 } })).toEqual({});
  expect(cip({ people: { adults: 2, children: 3, infants: 3 } })).toEqual({ 'people.infants': 'too_many_infants' });
});

test('an add-on is counted nine times at most, also where it is named twice', () => {
  const companions = (...counts: readonly number[]) =>
    cip({ addOns: counts.map((count) => ({ id: 'companion', count })) });
  expect([companions(9), companions(5, 4), companions(1, 1, 1)]).toEqual([{}, {}, {}]);
  for (const counts of [[10], [5, 5], [9, 9], [4, 4, 4]]) expect(companions(...counts)).toEqual({ addOns: 'invalid' });
  const both = ['companion', 'wheelchair'].map((id) => ({ id, count: 9 }));
  expect(cip({ people: { adults: 9, children: 0, infants: 0 }, addOns: both })).toEqual({});
});

test('a service needs the flight, and takes nine people', () => {
  expect(cip({ ride: at('2026-12-10', '03:10') })).toEqual({ 'ride.flight': 'required' });
  expect(cip({ ride: at('2026-12-10', '03:10', { flight: 'TK' }) })).toEqual({ 'ride.flight': 'flight_invalid' });
  expect(cip({ people: { adults: 4, children: 3, infants: 2 } })).toEqual({});
  expect(cip({ people: { adults: 5, children: 3, infants: 2 } })).toEqual({ people: 'too_many_passengers' });
});
