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
  const { gone, added, length, kept, discount } = movesOf({ order, change });
  expect([gone, added]).toEqual([euro(9_600), euro(11_000)]);
  expect(kept.amount).toBe('kept' in of ? of.kept : 0);
  expect(length).toEqual(euro(0));
  expect(added.amount + kept.amount + length.amount - gone.amount + discount.amount).toBe(
    change.newTotal.amount - change.oldTotal.amount,
  );
});

test('what the new length does to the nights that stay is a move of its own', () => {
  const { order, change } = movedStay();
  const item = change.item as typeof order.item;
  const byNight = item.byNight.map((one, at) => (at < 2 ? { ...one, amount: euro(one.amount.amount + 700) } : one));
  const dearer = { ...change, item: { ...item, byNight }, newTotal: euro(change.newTotal.amount + 1_400) };
  expect(movesOf({ order, change: dearer })).toEqual({ ...movesOf({ order, change }), length: euro(1_400) });
});
