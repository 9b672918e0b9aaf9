import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { Order } from '#src/platform/core/api/queries.ts';
import { placeOfOrder } from '#src/platform/core/checkout/place-of-order.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';

type Purpose = NonNullable<Order['payment']>['purpose'];

const order = (purpose: Purpose, isOwed: boolean, isInAccount = false) =>
  ({
    ...museumOrder,
    status: 'issued',
    isInAccount,
    payment: { purpose },
    ...(isOwed ? { due: { purpose: 'balance', amounts: { EUR: euro(1), USD: euro(1) }, dueAt: 1, later: null } } : {}),
  }) as unknown as Order;

const page = museumOrder.page;
const guest = `/find-booking/${ORDER_ID}`;
const account = `/profile/orders/${ORDER_ID}`;

test('a rest that is owed is what a mail leads to; back from the bank it is what was paid there', () => {
  expect([
    placeOfOrder(order('full', false)),
    placeOfOrder(order('full', false), { isBack: true }),
    placeOfOrder(order('deposit', true)),
    placeOfOrder(order('deposit', true, true)),
    placeOfOrder(order('deposit', true), { isBack: true }),
    placeOfOrder(order('balance', true), { isBack: true }),
    placeOfOrder(order('balance', false), { isBack: true }),
    placeOfOrder(order('difference', false, true), { isBack: true }),
    placeOfOrder(order('difference', false)),
  ]).toEqual([page, page, guest, account, page, guest, guest, `${account}#change`, page]);
});
