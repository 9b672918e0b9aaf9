import { expect, test } from 'vitest';
import { addDays, clockOf, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { type BookedFlight, type FollowingRide, follow } from '#domain/transport/follow.ts';
import { isSameNumber } from '#domain/transport/own-flights.ts';
import { minutesOf } from '#domain/transport/ride-times.ts';

const DAY = '2026-12-05';
/** "23:50" on the day; "+1 00:10" on the day after, "-1 …" on the day before. */
function at(text: string): number {
  const [, sign = '0', time = ''] = /^([+-]\d)? ?(\d\d:\d\d)$/.exec(text) ?? [];
  return momentOf(addDays(DAY, Number(sign)), minutesOf(time) ?? 0);
}
const said = (moment: number) => `${dayOf(moment)} ${clockOf(moment)}`;

const NEVER = { lateToldAt: null, onTheWayAt: null, arrivedAt: null, metAt: null, leftAt: null, missingAt: null };
const SYZ = { en: 'Shiraz Airport', fa: 'فرودگاه شیراز', airport: 'SYZ' };
const TOWN = { en: 'Shiraz', fa: 'شیراز', airport: null };

/** From Shiraz airport for IR 425, which lands at 10:00; 20 to 40 minutes. */
const ride = (landsAt: string, change: Partial<FollowingRide> = {}): FollowingRide => ({
  ...{ from: SYZ, to: TOWN, flight: 'IR 425', bookedAt: at(landsAt), pickUpAt: at(landsAt), flightLeavesAt: null },
  ...{ minutes: [20, 40], freeMinutes: 60, stage: 'confirmed', driver: null, earlierDriver: null, times: NEVER },
  ...{ refunded: false, isCancelled: false, isFollowed: false, asks: null, follows: null },
  ...change,
});
const ticket = (landsAt: string, change: Partial<BookedFlight> = {}): BookedFlight => ({
  ...{ orderId: 'one', flight: 'IR 425', from: 'THR', to: 'SYZ' },
  ...{ leavesAt: at(landsAt) - 90 * MINUTE_MS, landsAt: at(landsAt), counterClosesAt: at(landsAt) - 130 * MINUTE_MS },
  ...change,
});
const NOW = at('-1 12:00');
type Known = { readonly now?: number; readonly openOrders?: readonly string[]; readonly isService?: boolean };
const look = (one: FollowingRide, flights: readonly BookedFlight[], known: Known = {}) => {
  const { now = NOW, openOrders = [], isService = false } = known;
  return follow(one, { flights, stays: [], openOrders }, { isService, now });
};
const following = (landsAt: string, change: Partial<FollowingRide> = {}) =>
  ride(landsAt, { isFollowed: true, follows: { orderId: 'one', at: at(landsAt) }, ...change });

test.each<[string, string, string, boolean]>([
  ['the time of the ticket', '10:00', '10:00', true],
  ['some other time of its day', '10:00', '19:00', true],
  ['23:50, typed as 00:10 of the next day', '+1 00:10', '23:50', true],
  ['00:10, typed as 23:50 of the day before', '23:50', '+1 00:10', true],
  ['a day earlier than was typed', '+1 10:00', '10:00', false],
  ['a day later than was typed', '10:00', '+1 10:00', false],
  ['23:50, typed as 00:10 of the same day', '00:10', '23:50', true],
])('a ticket lands at %s', (_, typed, lands, isFollowed) => {
  expect(look(ride(typed), [ticket(lands)])?.change.isFollowed ?? false).toBe(isFollowed);
});

test('a number in any spelling; no number, another one and another airport are not followed', () => {
  expect(isSameNumber('ir0425', 'IR 425')).toBe(true);
  expect([isSameNumber('', ''), isSameNumber('425', '425'), isSameNumber('IR 425', 'IR 4250')]).toEqual([
    false,
    false,
    false,
  ]);
  const flights = [ticket('10:00')];
  expect(look(ride('10:00', { flight: '' }), flights)).toBeNull();
  expect(look(ride('10:00', { flight: 'TK 874' }), flights)).toBeNull();
  expect(look(ride('10:00', { from: { ...SYZ, airport: 'IFN' } }), flights)).toBeNull();
  expect(look(ride('10:00', { from: TOWN, to: TOWN }), flights)).toBeNull();
});

test('late: the pick-up is when it lands, over midnight too, and who drives already sets off again', () => {
  const moved = look(following('23:50'), [ticket('+1 00:40')]);
  expect([said(moved?.change.pickUpAt ?? 0), moved?.news]).toEqual(['2026-12-06 00:40', 'moved']);
  const times = { ...NEVER, onTheWayAt: at('09:20'), arrivedAt: at('10:00') };
  const waits = following('10:00', { stage: 'waiting', times });
  const after = look(waits, [ticket('15:00')], { now: at('10:05') });
  expect([after?.change.stage, after?.change.times?.arrivedAt]).toEqual(['driverNamed', null]);
  expect(look(waits, [ticket('10:30')], { now: at('10:05') })?.change.stage).toBe('onTheWay');
});

test('earlier: no driver is there sooner than they can be, and nobody comes later because of it', () => {
  const pickUp = (now: string) =>
    said(look(following('10:00'), [ticket('07:00')], { now: at(now) })?.change.pickUpAt ?? 0);
  expect(pickUp('06:20')).toBe('2026-12-05 07:00');
  expect(pickUp('06:21')).toBe('2026-12-05 07:01');
  expect(look(following('10:00'), [ticket('07:00')], { now: at('09:50') })).toEqual({
    change: { follows: { orderId: 'one', at: at('07:00') } },
    news: null,
  });
});

test('to another day, or gone: it asks. While the order of the flight is being changed nothing is known yet', () => {
  const gone = { change: { isFollowed: false, asks: 'flightGone', follows: null }, news: 'gone' };
  expect(look(following('10:00'), [])).toEqual(gone);
  expect(look(following('10:00'), [ticket('+1 04:01')])).toEqual(gone);
  expect(look(following('10:00'), [ticket('+1 04:00')])?.news).toBe('moved');
  expect(look(following('10:00'), [], { openOrders: ['one'] })).toBeNull();
  expect(look(following('10:00'), [], { openOrders: ['other'] })).toEqual(gone);
});

test('another order with the same flight takes its place in silence', () => {
  expect(look(following('10:00'), [ticket('10:00', { orderId: 'other' })])).toEqual({
    change: { follows: { orderId: 'other', at: at('10:00') } },
    news: null,
  });
});

test.each<[string, Partial<FollowingRide>]>([
  ['given back', { isCancelled: true }],
  ['paid back', { refunded: true }],
  ['done', { stage: 'done' }],
  ['left', { stage: 'noShow' }],
  ['missing', { stage: 'driverMissing' }],
])('a ride that is %s follows nothing and asks nothing', (_, change) => {
  expect(look(following('10:00', change), [])).toBeNull();
  expect(look(following('10:00', change), [ticket('12:00')])).toBeNull();
});

test('a service for who leaves is at the time of the flight, one for who lands at its landing', () => {
  const there = { from: SYZ, to: SYZ };
  const flies = ticket('12:00', { from: 'SYZ', to: 'THR', leavesAt: at('10:00'), landsAt: at('11:30') });
  const leaving = ride('10:00', { ...there, flightLeavesAt: at('10:00') });
  expect(look(leaving, [flies], { isService: true })?.change.isFollowed).toBe(true);
  const moved = look(
    { ...leaving, isFollowed: true, follows: { orderId: 'one', at: at('10:00') } },
    [{ ...flies, leavesAt: at('12:00') }],
    { isService: true },
  );
  expect([moved?.change.pickUpAt, moved?.change.flightLeavesAt]).toEqual([at('12:00'), at('12:00')]);
  expect(look(ride('10:00', there), [ticket('10:00')], { isService: true })?.change.isFollowed).toBe(true);
});
