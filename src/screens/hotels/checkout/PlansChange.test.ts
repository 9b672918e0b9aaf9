import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { familyStay } from '#machines/hotels/hotel-results/fixtures.ts';
import { plansOf } from '#src/screens/hotels/checkout/PlansChange.tsx';

const order = hotelOrderFor('awaitingPayment', { stay: familyStay });
const [first, second] = order.item.rooms;
if (!first || !second) throw new Error('A stay of two rooms');
const all = first.payNow.amount + second.payNow.amount;

test('rooms at rates of the same steps are told together', () => {
  expect(plansOf(order)).toEqual([{ rooms: [1, 2], steps: first.rate.refundSteps, paid: euro(all) }]);
});

test('another rate has a line of its own, and the discount is taken off both', () => {
  const strict = { ...second, rate: { ...second.rate, refundSteps: [{ until: order.item.checkInAt, percent: 0 }] } };
  const discount = { code: 1404, percent: 5, amount: euro(1000) };
  const plans = plansOf({ item: { ...order.item, rooms: [first, strict] }, discount });
  expect(plans.map(({ rooms }) => rooms)).toEqual([[1], [2]]);
  expect(plans.reduce((total, { paid }) => total + paid.amount, 0)).toBe(all - 1000);
  expect(plans.map(({ paid }) => paid.amount)).toEqual([
    first.payNow.amount - Math.round((1000 * first.payNow.amount) / all),
    second.payNow.amount - (1000 - Math.round((1000 * first.payNow.amount) / all)),
  ]);
});
