import { expect, test } from 'vitest';
import { clockOf, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import {
  dueStep,
  freeUntil,
  isPastNext,
  isSilent,
  landsAt,
  mayBeMet,
  mayBeMissing,
  mayTellLate,
  movedTo,
  type RideState,
  type RideWay,
} from '#domain/transport/rides.ts';

const DAY = '2026-12-05';
/** "03:10" on the day of the ride; "-1 18:00" on the day before, "+1 00:10" on the day after. */
function at(text: string): number {
  const [, sign = '', hours = '', minutes = ''] = /^(?:([+-])1 )?(\d\d):(\d\d)$/.exec(text) ?? [];
  const days = sign === '+' ? 1 : sign === '-' ? -1 : 0;
  return momentOf(DAY, (days * 24 + Number(hours)) * 60 + Number(minutes));
}
const said = (moment: number) => `${dayOf(moment)} ${clockOf(moment)}`;

const NEVER = { lateToldAt: null, onTheWayAt: null, arrivedAt: null, metAt: null, leftAt: null, missingAt: null };
const IKA = { en: 'Imam Khomeini Airport', fa: 'امام خمینی', airport: 'IKA' };
const HOTEL = { en: 'Tehran, centre', fa: 'تهران', airport: null };
const driver = (namedAt: number) => ({
  ...{ name: 'Reza M.', nameFa: 'رضا م.', car: 'Van', carFa: 'ون', plateFa: '۲۴ ت ۳۱۸ ایران ۰۰' },
  namedAt,
});

/** Lands at 03:10, 45 to 90 minutes to the city, 60 minutes of free waiting. */
const ride = (change: Partial<RideState> = {}): RideState => ({
  ...{ from: IKA, bookedAt: at('03:10'), pickUpAt: at('03:10'), minutes: [45, 90], flightLeavesAt: null },
  ...{ stage: 'confirmed', driver: null, earlierDriver: null, times: NEVER, refunded: false, freeMinutes: 60 },
  ...change,
});
const way = (change: Partial<RideWay> = {}): RideWay => ({
  ...{
    isService: false,
    hasNoDriver: false,
    isDriverChanged: false,
    isDriverMissing: false,
    isTravellerMissing: false,
  },
  ...change,
});

/** The first minute at which a step is due, and the step. */
function firstDue(state: RideState, how: RideWay = way()): string | null {
  const found = [at('-1 00:00'), at('+1 23:59')];
  for (let now = found[0] ?? 0; now <= (found[1] ?? 0); now += MINUTE_MS) {
    const due = dueStep(state, how, now);
    if (due) return `${said(now)} ${due.step}`;
  }
  return null;
}

test('the driver is named at 18:00 of the day before, sets off, waits, and has found them, to the minute', () => {
  expect(firstDue(ride())).toBe('2026-12-04 18:00 driverNamed');
  const named = ride({ stage: 'driverNamed', driver: driver(at('-1 18:00')) });
  expect(firstDue(named)).toBe('2026-12-05 01:40 onTheWay');
  expect(firstDue({ ...named, stage: 'onTheWay' })).toBe('2026-12-05 03:10 waiting');
  expect(firstDue({ ...named, stage: 'waiting' })).toBe('2026-12-05 03:30 done');
});

test.each([
  ['00:00', '2026-12-04 18:00'],
  ['00:10', '2026-12-04 18:00'],
  ['23:50', '2026-12-04 18:00'],
  ['+1 00:10', '2026-12-05 18:00'],
])('the evening before a pick-up at %s is %s', (pickUp, named) => {
  expect(firstDue(ride({ pickUpAt: at(pickUp) }))).toBe(`${named} driverNamed`);
});

test('a long road does not make the driver set off for hours', () => {
  const long = ride({
    stage: 'driverNamed',
    minutes: [270, 400],
    pickUpAt: at('08:00'),
    driver: driver(at('-1 18:00')),
  });
  expect(firstDue(long)).toBe('2026-12-05 06:30 onTheWay');
});

test('another driver is named three hours before, once, and only where the first was named an hour before that', () => {
  const changing = way({ isDriverChanged: true });
  const named = ride({ stage: 'driverNamed', driver: driver(at('-1 18:00')) });
  expect(firstDue(named, changing)).toBe('2026-12-05 00:10 driverChanged');
  expect(firstDue({ ...named, earlierDriver: driver(at('-1 18:00')) }, changing)).toBe('2026-12-05 01:40 onTheWay');
  expect(firstDue({ ...named, driver: driver(at('-1 23:10')) }, changing)).toBe('2026-12-05 00:10 driverChanged');
  expect(firstDue({ ...named, driver: driver(at('-1 23:11')) }, changing)).toBe('2026-12-05 01:40 onTheWay');
});

test.each([
  [60, '04:10'],
  [90, '04:40'],
  [15, '03:25'],
])('with %i free minutes who does not come, and a driver who does not, is known at %s', (freeMinutes, over) => {
  const state = ride({ freeMinutes, driver: driver(at('-1 18:00')) });
  expect(firstDue({ ...state, stage: 'waiting' }, way({ isTravellerMissing: true }))).toBe(`2026-12-05 ${over} noShow`);
  expect(firstDue({ ...state, stage: 'onTheWay' }, way({ isDriverMissing: true }))).toBe(
    `2026-12-05 ${over} driverMissing`,
  );
});

test('while nobody has such a car nobody is named, and a driver who has not come by the end of the free time is missing', () => {
  expect(firstDue(ride(), way({ hasNoDriver: true }))).toBe('2026-12-05 04:10 driverMissing');
  const named = ride({ stage: 'driverNamed', driver: driver(at('-1 18:00')) });
  expect(firstDue(named, way({ hasNoDriver: true }))).toBe('2026-12-05 01:40 onTheWay');
});

test('at a hotel the driver finds them before the free quarter of an hour is over', () => {
  expect(firstDue(ride({ stage: 'waiting', freeMinutes: 15 }))).toBe('2026-12-05 03:25 done');
});

test('a service at an airport has no driver: over when the flight leaves, or an hour after it landed', () => {
  const service = way({ isService: true });
  const lands = ride({ minutes: [30, 60], freeMinutes: 0 });
  expect(firstDue(lands, service)).toBe('2026-12-05 04:10 done');
  expect(firstDue({ ...lands, flightLeavesAt: at('03:10') }, service)).toBe('2026-12-05 03:10 done');
});

test('what is over, given back or paid back goes on no more', () => {
  const far = at('+1 23:59');
  for (const stage of ['done', 'noShow', 'driverMissing'] as const)
    expect(dueStep(ride({ stage }), way(), far)).toBeNull();
  expect(dueStep(ride({ isCancelled: true }), way(), far)).toBeNull();
  expect(dueStep(ride({ refunded: true }), way(), far)).toBeNull();
});

test('late may be told of a flight that lands, until the free time is over', () => {
  const waits = ride({ stage: 'waiting' });
  const may = (state: RideState, now: string, isService = false) => mayTellLate(state, { isService }, at(now));
  expect([may(waits, '04:09'), may(waits, '04:10')]).toEqual([true, false]);
  expect([may(ride(), '-1 12:00'), may(ride({ stage: 'done' }), '03:40')]).toEqual([true, false]);
  // A day before it may be known, not weeks before: then the time is changed, at its price.
  expect([may(ride(), '-1 03:09'), may(ride(), '-1 03:10')]).toEqual([false, true]);
  expect(may(ride({ from: HOTEL }), '02:00')).toBe(false);
  const service = ride({ freeMinutes: 0, minutes: [30, 60] });
  expect([may(service, '04:09', true), may(service, '04:10', true)]).toEqual([true, false]);
  expect(may({ ...service, flightLeavesAt: at('03:10') }, '02:00', true)).toBe(false);
});

test.each([
  ['04:40', '02:00', '2026-12-05 04:40'],
  ['3:11', '02:00', '2026-12-05 03:11'],
  ['21:10', '02:00', '2026-12-05 21:10'],
  ['21:11', '02:00', null], // another day
  ['03:10', '02:00', null], // the booked time is not late
  ['03:09', '02:00', null],
  ['24:00', '02:00', null],
  ['soon', '02:00', null],
  ['03:20', '04:19', '2026-12-05 03:20'],
  ['03:20', '04:20', null], // the driver would have left
])('"%s" said at %s is %s', (text, now, lands) => {
  const found = landsAt(ride(), text, at(now));
  expect(found === null ? null : said(found)).toBe(lands);
});

test('a flight booked for 23:50 that lands at 00:20 lands on the next day', () => {
  const state = ride({ bookedAt: at('23:50'), pickUpAt: at('23:50') });
  expect(said(landsAt(state, '00:20', at('23:00')) ?? 0)).toBe('2026-12-06 00:20');
});

test('a later pick-up sends the driver off again, and keeps who waits for a flight that has landed', () => {
  const times = { ...NEVER, onTheWayAt: at('01:40'), arrivedAt: at('03:10') };
  const waits = ride({ stage: 'waiting', times });
  expect(movedTo(waits, at('05:00'), at('03:20'))).toEqual({
    ...{ pickUpAt: at('05:00'), stage: 'driverNamed' },
    times: { ...NEVER },
  });
  expect(movedTo(waits, at('04:40'), at('03:20'))).toEqual({
    ...{ pickUpAt: at('04:40'), stage: 'onTheWay' },
    times: { ...times, arrivedAt: null },
  });
  expect(movedTo(waits, at('03:20'), at('03:20'))).toEqual({ pickUpAt: at('03:20'), stage: 'waiting', times });
  expect(freeUntil({ pickUpAt: at('03:20'), freeMinutes: 60 })).toBe(at('04:20'));
});

test('that nobody came may be said once the free time is over and no driver has arrived', () => {
  const missing = ride({ stage: 'driverMissing' });
  expect([mayBeMissing(missing, at('04:09')), mayBeMissing(missing, at('04:10'))]).toEqual([false, true]);
  for (const stage of ['confirmed', 'driverNamed', 'onTheWay', 'waiting', 'done', 'noShow'] as const)
    expect(mayBeMissing(ride({ stage }), at('12:00'))).toBe(false);
  expect(mayBeMissing({ ...missing, refunded: true }, at('05:00'))).toBe(false);
});

test('who is in the car may say so once the driver waits or the pick-up has come, and not after the money went back', () => {
  const stages = ['confirmed', 'driverNamed', 'onTheWay', 'waiting', 'driverMissing', 'done', 'noShow'] as const;
  const sayable = (now: string) => stages.filter((stage) => mayBeMet(ride({ stage }), at(now)));
  expect(sayable('03:09')).toEqual(['waiting', 'driverMissing']);
  expect(sayable('03:10')).toEqual(['onTheWay', 'waiting', 'driverMissing']);
  expect(mayBeMet(ride({ stage: 'driverMissing', refunded: true }), at('04:10'))).toBe(false);
});

test('a flight cannot be so late that the next ride begins before one has arrived', () => {
  // 45 minutes on an empty road.
  const next = ride({ pickUpAt: at('10:00') });
  expect([isPastNext(ride(), at('09:15'), next), isPastNext(ride(), at('09:16'), next)]).toEqual([false, true]);
  expect(isPastNext(ride(), at('21:00'), undefined)).toBe(false);
  for (const over of [{ isCancelled: true }, { refunded: true }])
    expect(isPastNext(ride(), at('21:00'), { ...next, ...over })).toBe(false);
});

test('of a driver who is missing all comes back a day later, although nothing is said', () => {
  const missing = ride({ stage: 'driverMissing' });
  expect([isSilent(missing, at('+1 04:09')), isSilent(missing, at('+1 04:10'))]).toEqual([false, true]);
  expect(isSilent({ ...missing, refunded: true }, at('+1 23:00'))).toBe(false);
});
