import { priceOf, questionProblems } from '#domain/card/quote.ts';
import { dayOf } from '#domain/core/time.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import { openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asCard, PRODUCT } from '#server/products/card/detail.ts';

/** Places a hold for some people; returns the existing order when the visitor already has the same hold. */
export const holdCard: Operation<'holdCard'> = (call) =>
  openOnce(call, 'holdCard', {
    product: PRODUCT,
    open: async (tx, asked) => {
      refuseFields(questionProblems(asked.body, dayOf(asked.now)));
      const { day, people } = asked.body;
      const holds = (await ownHolds(tx, PRODUCT, asked)).map(asCard);
      const same = holds.find(
        (order) => isMaker(order, asked) && order.detail.day === day && order.detail.people === people,
      );
      return (
        same ?? createOrder(tx, asked, { product: PRODUCT, detail: asked.body, fares: priceOf(asked.body).amount })
      );
    },
  });
