import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, momentOf } from '#domain/time.ts';
import { mendOf, type TripOrder, type TripStep, tripFindings } from '#domain/trip-findings.ts';

const DAY = '2026-12-05';
const day = (count: number) => addDays(DAY, count);

let references = 0;
function order(
  step: Pick<TripStep, 'kind' | 'from' | 'to' | 'startsAt' | 'endsAt'>,
  more: Partial<TripOrder> = {},
): TripOrder {
  references += 1;
  const reference = `SFR-${references}`;
  return {
    ...{ orderId: reference, reference, product: 'flights', page: `/${reference}`, state: 'booked' },
    ...{ passportsEndOn: null, people: ['Ann Lee'], numbers: [] },
    steps: [{ title: '', text: '', driver: null, desk: null, ...step }],
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

const kinds = (orders: readonly TripOrder[]) => tripFindings(orders).map(({ kind, day: on }) => `${kind} ${on}`);

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
    expect(tripFindings(orders)).toMatchObject([
      { kind: 'bed', city: 'Shiraz', day: day(0), until: day(2) },
      { kind: 'bed', city: 'Yazd', day: day(2), until: day(3) },
    ]);
  });
});

describe('ways', () => {
  test('from one city to another without a way', () => {
    expect(tripFindings([stay('Shiraz', 0, 2), stay('Yazd', 2, 4)])).toMatchObject([
      { kind: 'way', from: 'Shiraz', to: 'Yazd', day: day(2) },
    ]);
  });
  test('a way between closes it', () => {
    expect(kinds([stay('Shiraz', 0, 2), way('Shiraz', 'Yazd', 2, 750, 60), stay('Yazd', 2, 4)])).toEqual([]);
  });
  test('too little time between two ways', () => {
    const orders = [way('Shiraz', 'Tehran', 0, 600, 90), way('Tehran', 'Mashhad', 0, 780)];
    expect(tripFindings(orders)).toMatchObject([{ kind: 'shortChange', minutes: 90 }]);
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

test('what mends a finding removes it', () => {
  const city = fc.constantFrom('Tehran', 'Shiraz', 'Yazd', 'Isfahan');
  const ways = fc
    .tuple(city, city, fc.nat(8), fc.integer({ min: 300, max: 1200 }))
    .filter(([from, to]) => from !== to)
    .map(([from, to, on, at]) => way(from, to, on, at));
  const stays = fc
    .tuple(city, fc.nat(8), fc.integer({ min: 1, max: 3 }))
    .map(([at, from, nights]) => stay(at, from, from + nights));
  fc.assert(
    fc.property(fc.array(fc.oneof(ways, stays), { minLength: 1, maxLength: 6 }), (orders) => {
      for (const finding of tripFindings(orders)) {
        const mend = mendOf(finding);
        if (mend?.kind !== 'stay') continue;
        const mended = order({ ...mend, startsAt: momentOf(mend.day, 1380), endsAt: momentOf(mend.until, 240) });
        expect(tripFindings([...orders, mended]).map(({ id }) => id)).not.toContain(finding.id);
      }
    }),
  );
});

test('a way that mends leads from where one is to where one has to be', () => {
  const orders = [stay('Shiraz', 0, 2), stay('Yazd', 2, 4)];
  const [finding] = tripFindings(orders);
  const mend = finding && mendOf(finding);
  expect(mend).toEqual({ kind: 'way', from: 'Shiraz', to: 'Yazd', day: day(2), until: day(2) });
  expect(kinds([...orders, way('Shiraz', 'Yazd', 2, 730, 60)])).toEqual([]);
});
