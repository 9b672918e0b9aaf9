import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import { moneyStairs, noonBefore } from '#domain/tours/money-stairs.ts';

const START = '2027-04-10';
const TOTAL = euro(151_200);

test('a deposit comes back until 60 days before, half of it until 30; after the rest is paid the rest, until 7', () => {
  const restAt = momentOf('2027-03-12');
  const stairs = moneyStairs({
    prices: [TOTAL],
    start: START,
    rest: { owed: euro(113_400), at: restAt },
    now: momentOf('2026-11-26'),
  });
  expect(stairs.map(({ paid, back }) => [paid.amount, back.amount])).toEqual([
    [37_800, 37_800],
    [37_800, 18_900],
    // Between noon of that day and its end the deposit is kept and the rest not yet paid.
    [37_800, 0],
    [151_200, 113_400],
    [151_200, 0],
  ]);
  expect(stairs[0]?.until).toBe(noonBefore(START, 60));
  expect(stairs[1]?.until).toBe(noonBefore(START, 30));
  expect(stairs.at(-1)?.until).toBe(momentOf(START));
});

test('who pays all at once has the same steps', () => {
  const stairs = moneyStairs({ prices: [TOTAL], start: START, rest: null, now: momentOf('2026-11-26') });
  expect(stairs.map(({ back }) => back.amount)).toEqual([151_200, 132_300, 113_400, 0]);
});

test('steps that are over are left out', () => {
  const stairs = moneyStairs({ prices: [TOTAL], start: START, rest: null, now: momentOf('2027-04-05') });
  expect(stairs.map(({ back }) => back.amount)).toEqual([0]);
});
