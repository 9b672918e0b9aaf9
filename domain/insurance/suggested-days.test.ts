import { expect, test } from 'vitest';
import { ANN, BO, day, order, stay, visa, way } from '#domain/core/testing/trip-orders.ts';
import { momentOf } from '#domain/core/time.ts';
import { insuredAlready } from '#domain/insurance/insured-already.ts';
import { suggestedDays } from '#domain/insurance/suggested-days.ts';

const both = { people: [ANN, BO] };
const policy = (from: number, until: number, more = {}) =>
  order({ kind: 'insurance', startsAt: momentOf(day(from)), endsAt: momentOf(day(until)) }, more);
const daysOf = (...journeys: Parameters<typeof suggestedDays>[0]) => {
  const found = suggestedDays(journeys, day(0));
  return found && [found.firstDay, found.lastDay, found.days, found.from.length];
};

test.each([
  ['a stay', [stay('Shiraz', 3, 6)], [day(3), day(6), 4, 1]],
  ['a visa, until its last day', [visa(3, 10)], [day(3), day(12), 10, 1]],
  ['both, whichever is longer', [visa(3, 10), stay('Shiraz', 2, 6)], [day(2), day(12), 11, 2]],
  ['a journey that begins today', [stay('Shiraz', 0, 2)], [day(0), day(2), 3, 1]],
  ['a journey that has begun', [stay('Shiraz', -1, 2)], null],
  [
    'a flight there and back',
    [way('Tehran', 'Shiraz', 3, 600), way('Shiraz', 'Tehran', 5, 600)],
    [day(3), day(5), 3, 2],
  ],
  ['a flight alone', [way('Tehran', 'Shiraz', 3, 600)], null],
  ['one of two is insured', [stay('Shiraz', 3, 6, both), policy(3, 7)], [day(3), day(6), 4, 1]],
  ['all are insured', [stay('Shiraz', 3, 6, both), policy(3, 7, both)], null],
  ['the policy ends early, and is extended', [stay('Shiraz', 3, 6), policy(3, 5)], null],
  ['the policy is only begun', [stay('Shiraz', 3, 6), policy(3, 7, { state: 'begun' })], [day(3), day(6), 4, 1]],
  ['as long as is sold', [stay('Shiraz', 3, 94)], [day(3), day(94), 92, 1]],
  ['longer than is sold', [stay('Shiraz', 3, 95)], null],
  ['a policy alone', [policy(3, 7)], null],
] as const)('%s', (_name, journey, wanted) => expect(daysOf(journey)).toEqual(wanted));

test('of two journeys the first that needs a policy is suggested; of none nothing', () => {
  const later = [stay('Shiraz', 40, 43)];
  expect(daysOf(later, [visa(3, 10)])).toEqual([day(3), day(12), 10, 1]);
  expect(daysOf(later, [stay('Shiraz', 3, 6), policy(3, 7)])).toEqual([day(40), day(43), 4, 1]);
  expect(daysOf()).toBeNull();
});

test('who has another policy over the same days is told with the days that both cover', () => {
  const asked = { names: ['Ann Maria Lee', 'Bo Ek'], firstDay: day(2), lastDay: day(9) };
  const other = policy(0, 5);
  expect(insuredAlready(asked, [other]).map(({ name, from, to, booking }) => [name, from, to, booking.page])).toEqual([
    ['Ann Maria Lee', day(2), day(4), other.page],
  ]);
  expect(insuredAlready(asked, [policy(0, 2), policy(10, 12)])).toEqual([]);
});
