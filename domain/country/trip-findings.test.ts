import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import {
  ANN,
  BO,
  DAY,
  day,
  flight,
  order,
  person,
  placeNamed,
  stay,
  visa,
  way,
} from '#domain/core/testing/trip-orders.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import type { TripFinding, TripOrder, TripStep } from '#domain/country/trip.ts';
import { lookAt } from '#domain/country/trip-findings.ts';
import { isElsewhere, wishOf } from '#domain/country/trip-wishes.ts';
import { insuranceFindings } from '#domain/insurance/insurance-findings.ts';
import { type AirportPair, rideFindings } from '#domain/transport/trip-rides.ts';
import { type NeedsVisa, visaFindings } from '#domain/visa/visa-findings.ts';

const noVisa: NeedsVisa = () => null;
const german: NeedsVisa = (nationality, { days, isZone }) =>
  nationality === 'DE' && !(isZone && days <= 14) ? 'airportCode' : nationality === 'US' ? 'guidedTour' : null;
const findingsOf = (orders: readonly TripOrder[], needs = noVisa) =>
  lookAt(orders, [visaFindings(needs), insuranceFindings, rideFindings({ sold: ['SYZ', 'THR'], pairs: PAIRS, now: 0 })])
    .findings;
const PAIRS: readonly AirportPair[] = [
  { one: 'IKA', other: 'THR', minutes: [45, 90] },
  { one: 'THR', other: 'IKA', minutes: [45, 90] },
];
/** "bed 2026-12-05", with names unless it concerns everybody. Without insurance, which most journeys of these cases lack. */
const kinds = (orders: readonly TripOrder[], needs = noVisa) =>
  findingsOf(orders, needs)
    .filter(({ kind }) => kind !== 'insurance')
    .map(({ kind, day: on, people }) => [kind, on, ...people].join(' '));

const both = { people: [ANN, BO] };
const bo = { people: [BO] };
/** From midnight to midnight. */
const policy = (from: number, until: number, more: Partial<TripOrder> = {}) =>
  order({ kind: 'insurance', startsAt: momentOf(day(from)), endsAt: momentOf(day(until)) }, more);
/** IR 425 between Mehrabad and Shiraz, with its airports. */
const ticket = (from: 'THR' | 'IKA' | 'SYZ', on: number, at: number, more: Partial<TripOrder> = {}) => {
  const [origin, destination] = from !== 'SYZ' ? ['Tehran', 'Shiraz'] : ['Shiraz', 'Tehran'];
  const to = from !== 'SYZ' ? 'SYZ' : 'THR';
  const one = flight(origin ?? '', destination ?? '', on, at, 90, more);
  const text = `Here (${from}) to there (${to})`;
  return { ...one, steps: one.steps.map((step) => ({ ...step, title: 'Iran Air IR 425', text })) };
};
/** A car of an hour from or to an airport, or a service there, for a flight. */
const ride = (
  of: Partial<NonNullable<TripStep['ride']>>,
  city: string,
  on: number,
  at: number,
  more: Partial<TripOrder> = {},
) => {
  const one = way(city, city, on, at, 60, { people: [], ...more });
  const told = { from: null, to: null, flight: '', leavesAt: null, ...of };
  return { ...one, steps: one.steps.map((step) => ({ ...step, title: 'A car', ride: told })) };
};
/** A night in Tehran, and a flight to Shiraz from 10:00 to 11:30. */
const fromTehran = [stay('Tehran', -1, 0), ticket('THR', 0, 600)];
/** Fetched there, and three nights. */
const inShiraz = [ride({ from: 'SYZ' }, 'Shiraz', 0, 690), stay('Shiraz', 0, 3)];
const de = (name: string) => person(name, { nationality: 'DE', passportEndsOn: '2031-01-01' });

/** A berth for the night. */
const sleeper = (from: string, to: string, on: number, at: number, minutes: number) => {
  const one = way(from, to, on, at, minutes);
  return { ...one, steps: one.steps.map((step) => ({ ...step, nightsAboard: 1 })) };
};

type Case = [name: string, orders: TripOrder[], found: string[]];

/**
 * For each kind of finding: cases that have it and similar cases that do not. A kind without a row does not compile.
 */
const TABLE: { readonly [Kind in TripFinding['kind']]: readonly Case[] } = {
  bed: [
    [
      'there and back without a bed',
      [way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Tehran', 3, 600)],
      [`bed ${day(0)}`],
    ],
    ['all nights', [way('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 3), way('Shiraz', 'Tehran', 3, 900)], []],
    ['a night between two hotels of a city', [stay('Shiraz', 0, 2), stay('Shiraz', 3, 4)], [`bed ${day(2)}`]],
    ['a train through the night', [way('Tehran', 'Kish', 0, 1200, 660), stay('Kish', 1, 2)], []],
    [
      'one of two has none',
      [way('Tehran', 'Shiraz', 0, 600, 90, both), stay('Shiraz', 0, 2), way('Shiraz', 'Tehran', 2, 900, 90, both)],
      [`bed ${day(0)} Bo Ek`],
    ],
    [
      'a night elsewhere that only looks covered',
      [stay('Shiraz', 0, 4), way('Shiraz', 'Yazd', 1, 600), way('Yazd', 'Shiraz', 2, 600)],
      [`bed ${day(1)}`],
    ],
  ],
  early: [
    [
      'at 00:40, with the bed from the afternoon on',
      [way('Tehran', 'Shiraz', 0, 1390, 90), stay('Shiraz', 1, 3)],
      [`early ${day(0)}`],
    ],
    ['at three in the morning', [way('Tehran', 'Shiraz', 1, 100, 80), stay('Shiraz', 1, 3)], [`early ${day(0)}`]],
    ['the night before is booked, too', [way('Tehran', 'Shiraz', 0, 1390, 90), stay('Shiraz', 0, 3)], []],
    // What is missing is said once: a room that nobody booked is not yours too late.
    [
      'fetched at night, there and back, and no room at all',
      [ride({ from: 'IKA' }, 'Tehran', 1, 190), ride({ to: 'IKA' }, 'Tehran', 3, 840)],
      [`bed ${day(1)}`],
    ],
    [
      'in the middle of the journey, with no bed before it either',
      [way('Tehran', 'Yazd', 0, 600), way('Yazd', 'Shiraz', 2, 100, 80), stay('Shiraz', 2, 3)],
      [`bed ${day(0)}`],
    ],
    ['at six', [way('Tehran', 'Shiraz', 1, 270, 90), stay('Shiraz', 1, 3)], []],
    [
      'in a bus through the night, until five',
      [way('Tehran', 'Yazd', 0, 1200, 540), stay('Yazd', 1, 2)],
      [`early ${day(0)}`],
    ],
    [
      'asleep on the train until five: that was the bed',
      [sleeper('Tehran', 'Yazd', 0, 1200, 540), stay('Yazd', 1, 2)],
      [],
    ],
    ['on the way home', [stay('Shiraz', 0, 1), way('Shiraz', 'Tehran', 1, 1390, 90)], []],
    [
      'with the next way in the morning',
      [way('Shiraz', 'Tehran', 0, 1390, 90), way('Tehran', 'Yazd', 1, 420, 60), stay('Yazd', 1, 2)],
      [],
    ],
  ],
  open: [
    ['a way to a city, and nothing after it', [way('Tehran', 'Yazd', 0, 600)], [`open ${day(0)}`]],
    [
      'asleep on the train until five: the bed of the next night',
      [sleeper('Tehran', 'Yazd', 0, 1200, 540)],
      [`open ${day(1)}`],
    ],
    ['back to where it began', [way('Yazd', 'Tehran', 0, 600), way('Tehran', 'Yazd', 0, 900)], []],
    ['to Tehran, where flights abroad leave', [way('Yazd', 'Tehran', 0, 600)], []],
    ['a bed after it', [way('Tehran', 'Yazd', 0, 600), stay('Yazd', 0, 2)], []],
  ],
  way: [
    ['from one city to another', [stay('Shiraz', 0, 2), stay('Yazd', 2, 4)], [`way ${day(2)}`]],
    ['a way between', [stay('Shiraz', 0, 2), way('Shiraz', 'Yazd', 2, 750, 60), stay('Yazd', 2, 4)], []],
    ['behind a clash', [stay('Shiraz', 0, 3), stay('Isfahan', 2, 4)], [`way ${day(2)}`, `clash ${day(2)}`]],
    [
      'a group that goes two ways',
      [
        flight('Tehran', 'Yazd', 0, 600, 90, both),
        stay('Yazd', 0, 2, both),
        way('Yazd', 'Shiraz', 2, 600, 60),
        stay('Shiraz', 2, 4),
        way('Yazd', 'Isfahan', 2, 660, 60, bo),
        stay('Isfahan', 2, 4, bo),
      ],
      [`airports ${day(0)}`],
    ],
    ['two rooms of two people in two cities', [stay('Shiraz', 0, 2), stay('Isfahan', 2, 4, bo)], []],
  ],
  seat: [
    [
      'a guest without a flight, there and back',
      [way('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 2, both), way('Shiraz', 'Tehran', 2, 900)],
      [`seat ${day(0)} Bo Ek`, `seat ${day(2)} Bo Ek`],
    ],
    [
      'each with a flight of their own',
      [
        way('Tehran', 'Shiraz', 0, 600),
        way('Isfahan', 'Shiraz', 0, 640, 60, bo),
        stay('Shiraz', 0, 2, both),
        way('Shiraz', 'Tehran', 2, 900, 90, both),
      ],
      [],
    ],
  ],
  clash: [
    ['two flights at once', [way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Tehran', 0, 630)], [`clash ${day(0)}`]],
    ['of two people', [way('Shiraz', 'Tehran', 0, 600), way('Yazd', 'Tehran', 0, 630, 90, bo)], []],
    ['two beds for a night', [stay('Shiraz', 0, 3), stay('Shiraz', 2, 4)], [`clash ${day(2)}`]],
    ['two rooms of two people', [stay('Shiraz', 0, 3), stay('Shiraz', 0, 3, bo)], []],
  ],
  shortChange: [
    ['ninety minutes', [way('Yazd', 'Shiraz', 0, 600, 90), way('Shiraz', 'Yazd', 0, 780)], [`shortChange ${DAY}`]],
    ['two hours', [way('Yazd', 'Shiraz', 0, 600, 90), way('Shiraz', 'Yazd', 0, 810)], []],
  ],
  counter: [
    ['before one lands', [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Yazd', 0, 699)], [`counter ${DAY}`]],
    ['at that minute', [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Yazd', 0, 700)], [`shortChange ${DAY}`]],
    ['long after', [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Yazd', 0, 780)], []],
    ['of a bed is none', [stay('Shiraz', 0, 1), way('Shiraz', 'Tehran', 1, 730)], []],
  ],
  unused: [
    [
      'home in the middle of a stay',
      [way('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 4), way('Shiraz', 'Tehran', 2, 600)],
      [`unused ${day(2)}`],
    ],
    [
      'landing two nights late',
      [stay('Shiraz', 0, 4), way('Tehran', 'Shiraz', 2, 600), way('Shiraz', 'Tehran', 4, 900)],
      [`unused ${day(0)}`],
    ],
    ['landing after midnight', [way('Tehran', 'Shiraz', 0, 1400, 90), stay('Shiraz', 0, 2)], []],
    ['leaving on the last day', [stay('Shiraz', 0, 2), way('Shiraz', 'Tehran', 2, 400)], []],
    [
      'a night away, and back',
      [
        stay('Shiraz', 0, 4),
        way('Shiraz', 'Yazd', 1, 600),
        stay('Yazd', 1, 2),
        way('Yazd', 'Shiraz', 2, 780),
        way('Shiraz', 'Tehran', 4, 800),
      ],
      [`clash ${day(1)}`],
    ],
  ],
  visa: [
    ['a passport that needs one', [stay('Shiraz', 0, 2, { people: [de('Ann Lee')] })], [`visa ${DAY}`]],
    ['one is asked for', [stay('Shiraz', 0, 2, { people: [de('Ann Lee')] }), visa(0, 9, { state: 'underWay' })], []],
    [
      'a request that is only begun',
      [stay('Shiraz', 0, 2, { people: [de('Ann Lee')] }), visa(0, 9, { state: 'begun', people: [] })],
      [`visa ${DAY}`],
    ],
    [
      'one of two has it',
      [stay('Shiraz', 0, 2, { people: [de('Ann Lee'), de('Bo Ek')] }), visa(0, 9)],
      [`visa ${DAY} Bo Ek`],
    ],
    [
      'by the name in the passport',
      [stay('Shiraz', 0, 2, { people: [de('Ann Lee')] }), visa(0, 9, { people: [person('ANN MARIA LEE')] })],
      [],
    ],
    ['an island without', [stay('Kish', 0, 2, { people: [de('Ann Lee')] })], []],
    [
      'an island by way of Tehran',
      [flight('Tehran', 'Kish', 0, 600, 90, { people: [de('Ann Lee')] }), stay('Kish', 0, 2)],
      [`visa ${DAY}`, `airports ${DAY}`],
    ],
    ['a passport that needs none', [stay('Shiraz', 0, 2, { people: [person('Ann Lee', { nationality: 'TR' })] })], []],
  ],
  visaQuestion: [
    [
      'something is asked again',
      [stay('Shiraz', 0, 4), visa(0, 5, { state: 'underWay' }, { answerBy: addDays(DAY, -5) })],
      [`visaQuestion ${addDays(DAY, -5)}`],
    ],
    ['nothing is', [stay('Shiraz', 0, 4), visa(0, 5, { state: 'underWay' })], []],
  ],
  visaLapses: [
    [
      'the code ends before one arrives',
      [stay('Shiraz', 0, 4), visa(0, 5, {}, { enterBy: addDays(DAY, -1) })],
      [`visaLapses ${addDays(DAY, -1)}`],
    ],
    ['on that day', [stay('Shiraz', 0, 4), visa(0, 5, {}, { enterBy: DAY })], []],
  ],
  visaEnds: [
    ['before the journey', [visa(0, 3), stay('Shiraz', 0, 4)], [`visaEnds ${day(2)}`]],
    ['with it', [visa(0, 5), stay('Shiraz', 0, 4)], []],
    ['with the last day of a policy, which is no stay', [visa(0, 5), policy(0, 5)], []],
  ],
  passport: [
    [
      'a day under six months on the last day',
      [way('Shiraz', 'Tehran', 0, 600, 90, { people: [person('Ann Lee', { passportEndsOn: '2027-06-04' })] })],
      [`passport ${addDays(DAY, -1)}`],
    ],
    [
      'six months',
      [way('Shiraz', 'Tehran', 0, 600, 90, { people: [person('Ann Lee', { passportEndsOn: '2027-06-05' })] })],
      [],
    ],
  ],
  airports: [
    ['a flight from Tehran first', [flight('Tehran', 'Kish', 0, 600), stay('Kish', 0, 1)], [`airports ${DAY}`]],
    ['one to Tehran last', [flight('Kish', 'Tehran', 0, 600)], [`airports ${DAY}`]],
    ['one that lands there after midnight', [flight('Kish', 'Tehran', 0, 1400)], [`airports ${day(1)}`]],
    ['a night there first', [stay('Tehran', 0, 1), flight('Tehran', 'Kish', 1, 900), stay('Kish', 1, 2)], []],
    ['a train leaves from no airport', [way('Tehran', 'Yazd', 0, 600), stay('Yazd', 0, 1)], []],
  ],
  closed: [
    [
      'museums are shut',
      [order({ kind: 'stay', startsAt: momentOf('2027-02-27', 840), endsAt: momentOf('2027-03-02', 720) })],
      ['closed 2027-02-28'],
    ],
    [
      'the last day counts',
      [order({ kind: 'stay', startsAt: momentOf('2027-02-25', 840), endsAt: momentOf('2027-02-28', 720) })],
      ['closed 2027-02-28'],
    ],
    [
      'the day after',
      [order({ kind: 'stay', startsAt: momentOf('2027-03-01', 840), endsAt: momentOf('2027-03-04', 720) })],
      [],
    ],
    [
      'a holiday on which they are open',
      [order({ kind: 'stay', startsAt: momentOf('2027-02-09', 840), endsAt: momentOf('2027-02-11', 720) })],
      [],
    ],
  ],
  insurance: [['nothing booked', [], []]], // below
  insuredTwice: [
    ['two policies over three days', [policy(0, 5), policy(2, 8)], [`insuredTwice ${day(2)}`]],
    ['one after the other', [policy(0, 2), policy(2, 8)], []],
    ['one of them is only begun', [policy(0, 5), policy(2, 8, { state: 'begun' })], []],
  ],
  transfer: [
    ['a landing from which nothing leads on', [...fromTehran, stay('Shiraz', 0, 3)], [`transfer ${day(0)}`]],
    [
      'two landings: the first one alone',
      [...fromTehran, stay('Shiraz', 0, 3), ticket('SYZ', 3, 900), stay('Tehran', 3, 4)],
      [`transfer ${day(0)}`],
    ],
    [
      'a car from there, also for a time that was typed a little early',
      [...fromTehran, ride({ from: 'SYZ' }, 'Shiraz', 0, 670), stay('Shiraz', 0, 3)],
      [],
    ],
    [
      'a service at the airport brings nobody on',
      [...fromTehran, ride({ from: 'SYZ', to: 'SYZ' }, 'Shiraz', 0, 690), stay('Shiraz', 0, 3)],
      [`transfer ${day(0)}`],
    ],
    [
      'who goes on soon needs none there',
      [...fromTehran, ticket('SYZ', 0, 900), stay('Tehran', 0, 1)],
      [`transfer ${day(0)}`],
    ],
    [
      'a flight that is only begun',
      [stay('Tehran', -1, 0), ticket('THR', 0, 600, { state: 'begun' }), stay('Shiraz', 0, 3)],
      [],
    ],
    ['no cars are sold there', [stay('Tehran', -1, 0), flight('Tehran', 'Kish', 0, 600), stay('Kish', 0, 3)], []],
  ],
  rideAirport: [
    [
      'a car to the one airport, a ticket from the other',
      [ride({ to: 'IKA' }, 'Tehran', 0, 300), ...fromTehran, ...inShiraz],
      [`rideAirport ${day(0)}`],
    ],
    [
      'a car waits at the one airport, a ticket lands at the other',
      [stay('Shiraz', -2, 0), ticket('SYZ', 0, 600), ride({ from: 'IKA' }, 'Tehran', 0, 690), stay('Tehran', 0, 3)],
      [`rideAirport ${day(0)}`, `transfer ${day(0)}`],
    ],
    [
      'tickets from both: one of them is right',
      [ride({ to: 'IKA' }, 'Tehran', 0, 300), ...fromTehran, ticket('IKA', 0, 780), ...inShiraz],
      [`way ${day(0)}`, `shortChange ${day(0)}`],
    ],
    ['to the airport of the ticket', [ride({ to: 'THR' }, 'Tehran', 0, 300), ...fromTehran, ...inShiraz], []],
    [
      'from the one airport to the other',
      [ride({ from: 'IKA', to: 'THR' }, 'Tehran', 0, 300), ...fromTehran, ...inShiraz],
      [],
    ],
    ['a day before the ticket', [ride({ to: 'IKA' }, 'Tehran', -1, 300), ...fromTehran, ...inShiraz], []],
  ],
  rideTime: [
    [
      'the flight lands a day earlier than was typed',
      [...fromTehran, stay('Shiraz', 0, 3), ride({ from: 'SYZ', flight: 'IR 425' }, 'Shiraz', 1, 690)],
      [`transfer ${day(0)}`, `rideTime ${day(1)}`],
    ],
    [
      'it leaves two hours later than was typed',
      [
        ride({ to: 'THR', flight: 'IR425', leavesAt: momentOf(day(0), 480) }, 'Tehran', 0, 300),
        ...fromTehran,
        ...inShiraz,
      ],
      [`rideTime ${day(0)}`],
    ],
    [
      'it lands at 00:10 and was typed as 23:55',
      [
        stay('Tehran', -1, 0),
        ticket('THR', 0, 1360),
        ride({ from: 'SYZ', flight: 'IR 425' }, 'Shiraz', 0, 1435),
        stay('Shiraz', 0, 3),
      ],
      [],
    ],
    [
      'another number',
      [...fromTehran, ride({ from: 'SYZ', flight: 'TK 874' }, 'Shiraz', 0, 800), stay('Shiraz', 0, 3)],
      [],
    ],
  ],
  insuredLong: [
    ['eight days outside of the journey', [stay('Shiraz', 2, 4), policy(-2, 9)], [`insuredLong ${day(2)}`]],
    ['seven of them', [stay('Shiraz', 2, 4), policy(-2, 8)], []],
    ['the days of the visa are days of the journey', [stay('Shiraz', 2, 4), visa(0, 20), policy(0, 25)], []],
    ['beside a visa alone', [visa(0, 5), policy(0, 14)], [`insuredLong ${day(0)}`]],
    ['of two one stays on', [stay('Shiraz', 0, 3, both), stay('Shiraz', 3, 20, bo), policy(0, 21, both)], []],
    ['one that is only begun', [stay('Shiraz', 2, 4), policy(0, 30, { state: 'begun' })], []],
  ],
};

describe.each(Object.entries(TABLE))('%s', (_kind, cases) => {
  test.each(cases)('%s', (_name, orders, found) => expect(kinds(orders, german)).toEqual(found));
});

test('rides and services at airports touch their flights, and are no clash; who comes after the counter has closed is told', () => {
  const service = ride({ from: 'SYZ', to: 'SYZ', leavesAt: momentOf(day(3), 900) }, 'Shiraz', 3, 840);
  const home = (at: number) => [
    ...[...fromTehran, ...inShiraz, ride({ to: 'SYZ' }, 'Shiraz', 3, at), service, ticket('SYZ', 3, 900)],
    ...[ride({ from: 'THR' }, 'Tehran', 3, 990), stay('Tehran', 3, 4)],
  ];
  expect(kinds(home(750))).toEqual([]);
  expect(kinds(home(800))).toEqual([]);
  expect(kinds(home(801))).toEqual([`counter ${day(3)}`]);
});

const insuranceOf = (orders: readonly TripOrder[]) =>
  findingsOf(orders).flatMap((one) =>
    one.kind === 'insurance' ? [[one.day, one.until, one.booking?.reference ?? null, ...one.people]] : [],
  );

test('each day of a journey is insured, or told; a policy that is too short is named, one that was begun insures nobody', () => {
  const journey = stay('Shiraz', 0, 4);
  const short = policy(0, 3);
  expect([insuranceOf([journey]), insuranceOf([visa(0, 10)])]).toEqual([[[DAY, day(4), null]], []]);
  expect(insuranceOf([journey, policy(0, 5)])).toEqual([]);
  expect(insuranceOf([journey, short])).toEqual([[day(3), day(4), short.reference]]);
  expect(insuranceOf([journey, policy(1, 5)])).toEqual([[DAY, DAY, null]]);
  expect(insuranceOf([journey, policy(0, 5, { state: 'begun' })])).toEqual([[DAY, day(4), null]]);
});

test('of two only one is insured, or longer than the other: the days are told with the name', () => {
  const journey = stay('Shiraz', 0, 4, both);
  expect(insuranceOf([journey, policy(0, 5)])).toEqual([[DAY, day(4), null, 'Bo Ek']]);
  const [long, short] = [policy(0, 5, both), policy(0, 3, both)];
  const steps = [
    ...long.steps.map((step) => ({ ...step, people: [1] })),
    ...short.steps.map((step) => ({ ...step, people: [0] })),
  ];
  expect(insuranceOf([journey, { ...long, steps }])).toEqual([[day(3), day(4), long.reference, 'Ann Lee']]);
});

test('what mends it removes it: a policy for the days that are told leaves none of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (from, length) => {
      const journey = [stay('Shiraz', 0, 12, both), policy(from, from + length)];
      const mends = insuranceOf(journey).map(([first, last]) =>
        order({ kind: 'insurance', startsAt: momentOf(first ?? ''), endsAt: momentOf(addDays(last ?? '', 1)) }, both),
      );
      expect(insuranceOf([...journey, ...mends])).toEqual([]);
    }),
  );
});

test('what mends it removes it: a policy with the days that are told is not too long, and leaves nobody without', () => {
  const span = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(span, fc.nat(12), fc.integer({ min: 1, max: 20 }), (cover, from, nights) => {
      const journey = [stay('Shiraz', from, from + nights, both)];
      const bought = policy(cover[0], cover[0] + cover[1], both);
      const before = findingsOf([...journey, bought]);
      const wish = before.flatMap((one) => (one.kind === 'insuredLong' ? (wishOf(one, 2) ?? []) : []))[0];
      if (wish?.kind !== 'shorten') return;
      expect(wish.reference).toBe(bought.reference);
      const step = {
        kind: 'insurance',
        startsAt: momentOf(wish.day),
        endsAt: momentOf(addDays(wish.until, 1)),
      } as const;
      const moved = order(step, { ...both, reference: bought.reference });
      const after = findingsOf([...journey, moved]).filter(({ kind }) => kind.startsWith('insur'));
      expect(after).toEqual([]);
    }),
  );
});

test('a day out and back moves nobody: the nights before and after it stay, and what it clashes with is said', () => {
  const out = way('Shiraz', 'Shiraz', 1, 480, 480);
  const around = [way('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 3), way('Shiraz', 'Tehran', 3, 900)];
  expect(kinds([...around, out])).toEqual([]);
  expect(kinds([stay('Shiraz', 0, 3), out])).toEqual([]);
  expect(kinds([out])).toEqual([]);
  expect(kinds([stay('Yazd', 0, 1), out])).toEqual([`way ${day(1)}`]);
  expect(kinds([stay('Shiraz', 0, 2, both), { ...out, people: [ANN] }])).toEqual([]);
  expect(kinds([...around, out, way('Shiraz', 'Yazd', 1, 600)])).toContain(`clash ${day(1)}`);
});

test('Kish of a flight and Kish Island of a hotel are one place', () => {
  const island = { slug: 'kish', name: 'Kish Island' };
  const hotel = stay('Kish', 0, 2);
  const orders = [
    flight('Tehran', 'Kish', 0, 600),
    { ...hotel, steps: hotel.steps.map((step) => ({ ...step, from: island, to: island })) },
    flight('Kish', 'Tehran', 2, 900),
  ];
  expect(kinds(orders)).toEqual([`airports ${DAY}`, `airports ${day(2)}`]);
});

test('two open nights in one city are one finding, and in two cities two', () => {
  const orders = [way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Yazd', 2, 600), way('Yazd', 'Tehran', 3, 600)];
  expectFields(
    findingsOf(orders).filter(({ kind }) => kind === 'bed'),
    [
      { kind: 'bed', place: placeNamed('Shiraz'), day: day(0), until: day(2) },
      { kind: 'bed', place: placeNamed('Yazd'), day: day(2), until: day(3) },
    ],
  );
});

test('the visa comes first, whatever the day', () => {
  const orders = [
    way('Tehran', 'Shiraz', 0, 600, 90, { people: [de('Ann Lee')] }),
    way('Shiraz', 'Tehran', 3, 600),
    visa(0, 2, { people: [BO] }),
  ];
  expect(findingsOf(orders, german).map(({ kind }) => kind)).toEqual(['visa', 'visaEnds', 'bed', 'insurance']);
});

describe('what could not be looked at is said', () => {
  test('whose country and passport nobody told', () => {
    expect(lookAt([stay('Shiraz', 0, 2, { people: [de('Ann Lee'), BO] })], [visaFindings(german)]).unseen).toEqual([
      { what: 'nationality', people: ['Bo Ek'] },
      { what: 'passport', people: ['Bo Ek'] },
    ]);
  });
  test('nobody is named yet', () => {
    expect(lookAt([stay('Shiraz', 0, 2, { people: [] })], [visaFindings(german)]).unseen).toEqual([
      { what: 'nationality', people: [] },
      { what: 'passport', people: [] },
    ]);
  });
  test('one booking that says it is enough', () => {
    const known = [stay('Shiraz', 0, 2), way('Shiraz', 'Tehran', 2, 900, 90, { people: [de('Ann Lee')] }), visa(0, 9)];
    expect(lookAt(known, [visaFindings(german)]).unseen).toEqual([]);
  });
});

test('no two findings have one name, so that a tick stands for one', () => {
  const orders = [
    ...[flight('Tehran', 'Shiraz', 0, 600, 90, both), stay('Shiraz', 0, 2), flight('Shiraz', 'Tehran', 3, 600)],
    ...[way('Yazd', 'Kish', 4, 300), flight('Kish', 'Tehran', 6, 600)],
  ];
  const ids = findingsOf(orders).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(ids).toEqual([...new Set(ids)]);
});

const city = fc.constantFrom('Tehran', 'Shiraz', 'Yazd', 'Isfahan');
const people = fc.constantFrom<TripOrder['people'][]>([ANN], [BO], [ANN, BO]);
const ways = fc
  .tuple(city, city, fc.nat(8), fc.integer({ min: 0, max: 1430 }), people)
  .filter(([from, to]) => from !== to)
  .map(([from, to, on, at, who]) => way(from, to, on, at, 90, { people: who }));
const stays = fc
  .tuple(city, fc.nat(8), fc.integer({ min: 1, max: 3 }), people)
  .map(([at, from, nights, who]) => stay(at, from, from + nights, { people: who }));
const journeys = fc.array(fc.oneof(ways, stays), { minLength: 1, maxLength: 7 });
const named = (names: readonly string[]) => (names.length > 0 ? names.map((name) => person(name)) : [ANN, BO]);

describe('what mends a finding removes it', () => {
  test('a bed', () => {
    fc.assert(
      fc.property(journeys, (orders) => {
        for (const finding of findingsOf(orders)) {
          const wish = wishOf(finding, 2);
          if (wish?.kind !== 'stay') continue;
          const times = { startsAt: momentOf(wish.day, 840), endsAt: momentOf(wish.until, 720) };
          const mend = order(
            { kind: 'stay', from: wish.place, to: wish.place, ...times },
            { people: named(finding.people) },
          );
          const left = findingsOf([...orders, mend]).map(({ id }) => id);
          expect(left).not.toContain(finding.id);
        }
      }),
    );
  });

  test('a way', () => {
    fc.assert(
      fc.property(city, city, fc.integer({ min: 1, max: 4 }), fc.nat(2), (from, to, until, gap) => {
        fc.pre(from !== to);
        const orders = [stay(from, 0, until), stay(to, until + gap, until + gap + 2)];
        const finding = findingsOf(orders).find(({ kind }) => kind === 'way');
        const wish = finding && wishOf(finding, 1);
        expectFields(wish, { kind: 'way', from: placeNamed(from), to: placeNamed(to), day: day(until + gap) });
        const mended = [...orders, way(from, to, until + gap, 730, 60)];
        expect(kinds(mended).filter((kind) => kind.startsWith('way'))).toEqual([]);
      }),
    );
  });
});

/**
 * An independent check: follows a person hour by hour through all bookings; each night at 04:00 is booked, travelled or
 * open.
 */
function openNights(orders: readonly TripOrder[], name: string): string[] {
  const own = orders.filter((one) => one.people.some((other) => other.name === name)).flatMap(({ steps }) => steps);
  const flown = own.filter(({ kind }) => kind === 'way').toSorted((a, b) => a.startsAt - b.startsAt);
  const slept = own.filter(({ kind }) => kind === 'stay');
  if (flown.length === 0 || slept.length > 0) return [];
  const nights: string[] = [];
  const last = dayOf(Math.max(...flown.map(({ endsAt }) => endsAt)));
  for (let night = dayOf(flown[0]?.startsAt ?? 0); night < last; night = addDays(night, 1)) {
    const midnight = momentOf(addDays(night, 1));
    if (!flown.some(({ startsAt, endsAt }) => startsAt < midnight && midnight <= endsAt)) nights.push(night);
  }
  return nights;
}

describe('random journeys of groups', () => {
  test('who only flies misses each night that is not flown through', () => {
    fc.assert(
      fc.property(fc.array(ways, { minLength: 1, maxLength: 5 }), (orders) => {
        const findings = findingsOf(orders);
        const everybody = [...new Set(orders.flatMap((one) => one.people.map(({ name }) => name)))];
        for (const name of everybody) {
          const missingNights = findings.flatMap((one) =>
            one.kind === 'bed' && (one.people.length === 0 || one.people.includes(name))
              ? Array.from({ length: nightsOf(one) }, (_, index) => addDays(one.day, index))
              : [],
          );
          expect(missingNights.toSorted()).toEqual(openNights(orders, name));
        }
      }),
    );
  });

  test('what is told of somebody is what would be told of them alone', () => {
    fc.assert(
      fc.property(journeys, (orders) => {
        for (const { name } of [ANN, BO]) {
          const own = orders.filter((one) => one.people.some((other) => other.name === name));
          if (own.length === 0) continue;
          const idsOf = (all: readonly TripOrder[]) =>
            findingsOf(all)
              .filter(({ kind }) => !['seat', 'insurance', 'closed'].includes(kind))
              .filter((one) => one.people.length === 0 || one.people.includes(name))
              .map(({ id }) => id)
              .toSorted();
          const alone = own.map((one) => ({ ...one, people: [person(name)] }));
          expect(idsOf(orders)).toEqual(idsOf(alone));
        }
      }),
    );
  });
});

const nightsOf = ({ day: from, until }: { readonly day: string; readonly until: string }) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

test('what nobody sells is to be done elsewhere, and what an order changes is not', () => {
  const orders = [stay('Shiraz', 0, 2), stay('Yazd', 2, 4), stay('Yazd', 3, 4)];
  const elsewhere = (isSold: boolean) =>
    findingsOf(orders).flatMap((one) => (isElsewhere(one, isSold) ? [one.kind] : []));
  expect([elsewhere(true), elsewhere(false)]).toEqual([[], ['insurance', 'way']]);
});

test('a request for a guided passport, and one that is begun, are searched nowhere', () => {
  const us = [stay('Shiraz', 0, 2, { people: [person('Ann Lee', { nationality: 'US' })] }), policy(0, 3)];
  const begun = [stay('Shiraz', 0, 2, { people: [de('Ann Lee')] }), visa(0, 9, { state: 'begun' }), policy(0, 3)];
  const wishes = [us, begun].map((orders) => findingsOf(orders, german).flatMap((one) => wishOf(one, 1) ?? []));
  expect(wishes).toEqual([[], []]);
});
