import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, momentOf } from '#domain/time.ts';
import {
  isElsewhere,
  mendOf,
  placedSteps,
  type TripOrder,
  type TripStep,
  tripFindings,
} from '#domain/trip-findings.ts';

const DAY = '2026-12-05';
const day = (count: number) => addDays(DAY, count);

let references = 0;
function order(
  step: Pick<TripStep, 'kind' | 'from' | 'to' | 'startsAt' | 'endsAt'> & Partial<TripStep>,
  more: Partial<TripOrder> = {},
): TripOrder {
  references += 1;
  const reference = `SFR-${references}`;
  return {
    ...{ orderId: reference, reference, product: 'flights', page: `/${reference}`, state: 'booked' },
    ...{ passportsEndOn: null, people: ['Ann Lee'], numbers: [] },
    steps: [{ title: '', text: '', driver: null, desk: null, counterClosesAt: null, ...step }],
    ...more,
  };
}
/** `at`: minutes after midnight of the day. */
const way = (from: string, to: string, on: number, at: number, minutes = 90, more: Partial<TripOrder> = {}) =>
  order({ kind: 'way', from, to, startsAt: momentOf(day(on), at), endsAt: momentOf(day(on), at + minutes) }, more);
const stay = (city: string, from: number, until: number, more: Partial<TripOrder> = {}) =>
  order(
    { kind: 'stay', from: city, to: city, startsAt: momentOf(day(from), 840), endsAt: momentOf(day(until), 720) },
    more,
  );
const visa = (from: number, days: number) =>
  order({ kind: 'visa', from: 'Iran', to: 'Iran', startsAt: momentOf(day(from)), endsAt: momentOf(day(from + days)) });

const kindsOf = (findings: ReturnType<typeof tripFindings>) => findings.map(({ kind, day: on }) => `${kind} ${on}`);
/** Without what every journey has: no insurance is sold here. */
const kinds = (orders: readonly TripOrder[]) =>
  kindsOf(tripFindings(orders).filter(({ kind }) => kind !== 'insurance'));
/** A flight with a counter, which closes 40 minutes before. */
const flight = (from: string, to: string, on: number, at: number, minutes = 90) =>
  order({
    ...{ kind: 'way', from, to, counterClosesAt: momentOf(day(on), at - 40) },
    ...{ startsAt: momentOf(day(on), at), endsAt: momentOf(day(on), at + minutes) },
  });

describe('beds', () => {
  test.each<[string, TripOrder[], string[]]>([
    ['nothing booked', [], []],
    ['one flight', [way('Tehran', 'Shiraz', 0, 600)], []],
    [
      'there and back without a bed',
      [way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Tehran', 3, 600)],
      [`bed ${day(0)}`],
    ],
    ['all nights', [way('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 3), way('Shiraz', 'Tehran', 3, 900)], []],
    ['a night between two hotels of a city', [stay('Shiraz', 0, 2), stay('Shiraz', 3, 4)], [`bed ${day(2)}`]],
    ['a night flight is no night without a bed', [way('Tehran', 'Kish', 0, 1380, 120), stay('Kish', 1, 2)], []],
  ])('%s', (_name, orders, found) => expect(kinds(orders)).toEqual(found));

  test('two open nights in one city are one finding, and in two cities two', () => {
    const orders = [way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Yazd', 2, 600), way('Yazd', 'Tehran', 3, 600)];
    expect(tripFindings(orders).filter(({ kind }) => kind === 'bed')).toMatchObject([
      { kind: 'bed', city: 'Shiraz', day: day(0), until: day(2) },
      { kind: 'bed', city: 'Yazd', day: day(2), until: day(3) },
    ]);
  });
});

describe('ways', () => {
  test('from one city to another without a way', () => {
    expect(tripFindings([stay('Shiraz', 0, 2), stay('Yazd', 2, 4)])).toMatchObject([
      { kind: 'insurance' },
      { kind: 'way', from: 'Shiraz', to: 'Yazd', day: day(2) },
    ]);
  });
  test('a way between closes it', () => {
    expect(kinds([stay('Shiraz', 0, 2), way('Shiraz', 'Yazd', 2, 750, 60), stay('Yazd', 2, 4)])).toEqual([]);
  });
  test('too little time between two ways', () => {
    const orders = [way('Shiraz', 'Tehran', 0, 600, 90), way('Tehran', 'Mashhad', 0, 780)];
    expect(tripFindings(orders)).toMatchObject([{ kind: 'insurance' }, { kind: 'shortChange', minutes: 90 }]);
    expect(kinds([way('Shiraz', 'Tehran', 0, 600, 90), way('Tehran', 'Mashhad', 0, 810)])).toEqual([]);
  });
});

describe('clashes', () => {
  const others = { people: ['Bo Ek'] };
  test.each<[string, TripOrder[], string[]]>([
    ['two flights at once', [way('Tehran', 'Shiraz', 0, 600), way('Tehran', 'Yazd', 0, 630)], [`clash ${day(0)}`]],
    ['of two people', [way('Tehran', 'Shiraz', 0, 600), way('Tehran', 'Yazd', 0, 630, 90, others)], []],
    ['two beds for a night', [stay('Shiraz', 0, 3), stay('Shiraz', 2, 4)], [`clash ${day(2)}`]],
    ['two rooms of two people', [stay('Shiraz', 0, 3), stay('Shiraz', 0, 3, others)], []],
  ])('%s', (_name, orders, found) => expect(kinds(orders)).toEqual(found));
});

describe('papers', () => {
  test('a visa that ends before the journey', () => {
    expect(kinds([visa(0, 3), stay('Shiraz', 0, 4)])).toEqual([`visaEnds ${day(2)}`]);
    expect(kinds([visa(0, 5), stay('Shiraz', 0, 4)])).toEqual([]);
  });
  test('a passport under six months on the last day', () => {
    const ends = (passportsEndOn: string) => kinds([way('Tehran', 'Shiraz', 0, 600, 90, { passportsEndOn })]);
    expect(ends('2027-06-04')).toEqual([`passport ${DAY}`]);
    expect(ends('2027-06-05')).toEqual([]);
  });
});

describe('a counter that is closed', () => {
  test.each<[string, TripOrder[], string[]]>([
    ['before one lands', [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Mashhad', 0, 699)], [`counter ${DAY}`]],
    [
      'at that minute',
      [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Mashhad', 0, 700)],
      [`shortChange ${DAY}`],
    ],
    ['long after', [way('Yazd', 'Shiraz', 0, 600, 60), flight('Shiraz', 'Mashhad', 0, 780)], []],
    ['of a bed is none', [stay('Shiraz', 0, 1), flight('Shiraz', 'Mashhad', 1, 730)], []],
  ])('%s', (_name, orders, found) => expect(kinds(orders)).toEqual(found));
});

describe('to do elsewhere', () => {
  const elsewhere = (orders: readonly TripOrder[]) => kindsOf(tripFindings(orders).filter(isElsewhere));
  const insured = `insurance ${DAY}`;
  test('no day of a journey is known to be insured, and without a journey there is nothing to insure', () => {
    expect(tripFindings([stay('Shiraz', 0, 4)])).toMatchObject([{ kind: 'insurance', day: DAY, until: day(4) }]);
    expect(elsewhere([visa(0, 10)])).toEqual([]);
  });
  test.each<[string, TripOrder[], string[]]>([
    [
      'a journey that begins with a flight from Tehran',
      [flight('Tehran', 'Kish', 0, 600)],
      [insured, `airports ${DAY}`],
    ],
    ['one that ends with a flight to Tehran', [flight('Kish', 'Tehran', 0, 600)], [insured, `airports ${DAY}`]],
    ['one that lands there after midnight', [flight('Kish', 'Tehran', 0, 1400)], [insured, `airports ${day(1)}`]],
    ['a night there first and last', [stay('Tehran', 0, 1), flight('Tehran', 'Kish', 1, 900)], [insured]],
    ['a train from Tehran leaves from no airport', [way('Tehran', 'Yazd', 0, 600)], [insured]],
    ['elsewhere', [flight('Kish', 'Shiraz', 0, 600)], [insured]],
  ])('two airports of Tehran: %s', (_name, orders, found) => expect(elsewhere(orders)).toEqual(found));
  test.each([
    ['a day on which museums are shut', '2027-02-27', ['2027-02-28']],
    ['the last day is counted', '2027-02-25', ['2027-02-28']],
    ['the day after', '2027-03-01', []],
    ['a holiday on which they are open', '2027-02-09', []],
  ])('closures: %s', (_name, from, found) => {
    const orders = [
      order({
        kind: 'stay',
        from: 'Yazd',
        to: 'Yazd',
        startsAt: momentOf(from, 840),
        endsAt: momentOf(addDays(from, 3), 720),
      }),
    ];
    expect(tripFindings(orders).flatMap((one) => (one.kind === 'closed' ? [one.day] : []))).toEqual(found);
  });
  test('a way that is not flown, and a passport, which is renewed before one goes', () => {
    expect(elsewhere([stay('Shiraz', 0, 2), stay('Abyaneh', 2, 4)])).toEqual([insured, `way ${day(2)}`]);
    expect(elsewhere([stay('Shiraz', 0, 2), stay('Yazd', 2, 4)])).toEqual([insured]);
    const passportsEndOn = '2027-03-01';
    expect(elsewhere([stay('Shiraz', 0, 4, { passportsEndOn })])).toEqual([insured, `passport ${DAY}`]);
  });
  test('no two findings have one name, so that a tick stands for one', () => {
    const orders = [
      ...[flight('Tehran', 'Shiraz', 0, 600), stay('Shiraz', 0, 2), flight('Shiraz', 'Tehran', 3, 600)],
      ...[way('Yazd', 'Kish', 4, 300), flight('Kish', 'Tehran', 6, 600)],
    ];
    const ids = tripFindings(orders).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('what mends a finding removes it', () => {
  const city = fc.constantFrom('Tehran', 'Shiraz', 'Yazd', 'Isfahan');
  const ways = fc
    .tuple(city, city, fc.nat(8), fc.integer({ min: 300, max: 1200 }))
    .filter(([from, to]) => from !== to)
    .map(([from, to, on, at]) => way(from, to, on, at));
  const stays = fc
    .tuple(city, fc.nat(8), fc.integer({ min: 1, max: 3 }))
    .map(([at, from, nights]) => stay(at, from, from + nights));
  const journeys = fc.array(fc.oneof(ways, stays), { minLength: 1, maxLength: 6 });
  const count = (orders: readonly TripOrder[], id: string) =>
    tripFindings(orders).filter((one) => one.id === id).length;

  test('a bed', () => {
    fc.assert(
      fc.property(journeys, (orders) => {
        for (const finding of tripFindings(orders)) {
          const mend = mendOf(finding);
          if (mend?.kind !== 'stay') continue;
          const mended = order({ ...mend, startsAt: momentOf(mend.day, 1380), endsAt: momentOf(mend.until, 240) });
          expect(count([...orders, mended], finding.id)).toBe(0);
        }
      }),
    );
  });

  test('a way, from the end of one booking to the beginning of the next', () => {
    fc.assert(
      fc.property(journeys, (orders) => {
        const steps = placedSteps(orders).map(({ step }) => step);
        for (const [index, next] of steps.entries()) {
          const before = steps[index - 1];
          const id = before && `way ${dayOf(next.startsAt)} ${before.to} ${next.from}`;
          const finding = tripFindings(orders).find((one) => one.id === id);
          const mend = finding && mendOf(finding);
          if (!before || !mend || before.endsAt >= next.startsAt) continue;
          const mended = order({ ...mend, startsAt: before.endsAt, endsAt: next.startsAt });
          expect(count([...orders, mended], finding.id)).toBe(count(orders, finding.id) - 1);
        }
      }),
    );
  });
});

test('a way that mends leads from where one is to where one has to be', () => {
  const orders = [stay('Shiraz', 0, 2), stay('Yazd', 2, 4)];
  const finding = tripFindings(orders).find(({ kind }) => kind === 'way');
  const mend = finding && mendOf(finding);
  expect(mend).toEqual({ kind: 'way', from: 'Shiraz', to: 'Yazd', day: day(2), until: day(2) });
  expect(kinds([...orders, way('Shiraz', 'Yazd', 2, 730, 60)])).toEqual([]);
});
