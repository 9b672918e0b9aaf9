import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { movesOf, nightsOnAxis } from '#src/screens/hotels/change/nights-change.ts';
import { movedStay } from '#src/screens/hotels/change/testing/moved-stay.ts';

test('nights stand on one axis in order: given back, kept, new', () => {
  const { order, change } = movedStay();
  expect(
    nightsOnAxis(order.item, change.item as typeof order.item).map(({ before, after }) => [
      before?.amount ?? null,
      after?.amount ?? null,
    ]),
  ).toEqual([
    [9_600, null],
    [9_600, 9_600],
    [9_600, 9_600],
    [null, 11_000],
  ]);
});

test.each([
  ['without a code', {}],
  ['with something kept', { kept: 4_800 }],
  ['with a code', { discount: 140 }],
])('the moves of the price add up to the difference of the totals, %s', (_name, of) => {
  const { order, change } = movedStay(of);
  const { gone, added, kept, discount } = movesOf({ order, change });
  expect([gone, added]).toEqual([euro(9_600), euro(11_000)]);
  expect(kept.amount).toBe('kept' in of ? of.kept : 0);
  expect(added.amount + kept.amount - gone.amount + discount.amount).toBe(
    change.newTotal.amount - change.oldTotal.amount,
  );
});
