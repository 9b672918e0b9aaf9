import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import { standingOf } from '#domain/tours/standing.ts';

type Order = Parameters<typeof standingOf>[0];

const START = momentOf('2027-04-10');
const END = momentOf('2027-04-18');
const rest = euro(113_400);
const balance: NonNullable<Order['due']> = {
  ...{ purpose: 'balance', amounts: { EUR: rest, USD: { ...rest, currency: 'USD' } }, dueAt: START, later: null },
};
const order = (of: {
  isCertain?: boolean;
  stage?: Order['stage'];
  status?: Order['status'];
  now?: number;
  due?: boolean;
}): Order =>
  ({
    status: of.status ?? 'issued',
    stage: of.stage ?? null,
    item: { isCertain: of.isCertain ?? false },
    summary: { startsAt: START, endsAt: END },
    serverNow: of.now ?? momentOf('2027-01-01'),
    ...(of.due === false ? {} : { due: balance }),
  }) as Order;

test.each([
  ['a deposit of an open departure', {}, 'depositPaid', 'open'],
  ['a deposit of a certain one', { isCertain: true }, 'balanceDue', 'certain'],
  ['all of an open one', { due: false }, 'paidInFull', 'open'],
  ['too few people', { stage: 'belowMinimum' }, 'depositPaid', 'belowMinimum'],
  ['a guide is named', { isCertain: true, due: false, stage: 'guideNamed' }, 'paidInFull', 'certain'],
  ['the first moment of it', { isCertain: true, due: false, now: START }, 'paidInFull', 'running'],
  ['the last moment before its end', { isCertain: true, due: false, now: END - 1 }, 'paidInFull', 'running'],
  ['its end', { isCertain: true, due: false, now: END }, 'paidInFull', 'done'],
  ['the money went back', { stage: 'belowMinimum', status: 'refunded' }, 'depositPaid', 'over'],
] as const)('%s', (_, of, money, departure) => {
  expect(standingOf(order(of))).toEqual({ money, departure });
});
