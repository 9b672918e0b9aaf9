import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { IndicatePage, OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { insurancePurchaseMachine } from '#machines/insurance/insurance-purchase/machine.ts';
import { freshInput, wish } from '#machines/insurance/insurance-purchase/testing.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const routeTo = (indicatePage: IndicatePage) => ({ indicatePage, orderId: ORDER_ID });
const opened = (status: OrderStatus, indicatePage: IndicatePage) => ({
  ...freshInput,
  order: orderInfo(status, status === 'draft' ? { hasPassengers: false } : {}),
  route: routeTo(indicatePage),
});
const PAGES: readonly IndicatePage[] = ['results', 'passengers', 'confirm', 'issue'];

/** The price of another age. */
export const repriced = problem('price_changed', { price: { old: euro(4500), new: euro(5000) } });

export const insurancePurchaseExamples = defineExamples<typeof insurancePurchaseMachine>({
  inputs: [
    freshInput,
    opened('draft', 'results'),
    opened('draft', 'passengers'),
    opened('priceChanged', 'passengers'),
    opened('awaitingPayment', 'results'),
    opened('awaitingPayment', 'confirm'),
    opened('paymentFailed', 'confirm'),
    opened('paid', 'issue'),
    opened('cancelled', 'passengers'),
  ],
  events: [
    { type: 'wish.submit', wish, faults: [] },
    { type: 'wish.submit', wish: { ...wish, days: 93 }, faults: [{ field: 'days', code: 'days_invalid' }] },
    ...PAGES.map((page) => ({ type: 'route.shown' as const, route: routeTo(page) })),
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...orderCheckoutExamples.outcomes,
    openDraft: [
      ok(orderInfo('draft', { hasPassengers: false })),
      problem('invalid_details', { fields: { firstDay: 'date_in_past' } }),
      problem('unavailable'),
    ],
    placeOrder: [
      ok(orderInfo('awaitingPayment')),
      ok(orderInfo('priceChanged')),
      problem('invalid_details', { fields: { 'passengers.0.birthDate': 'date_in_future' } }),
      problem('hold_expired'),
    ],
    placeAgain: [ok(orderInfo('awaitingPayment')), repriced, problem('unavailable')],
  },
  says: { deadline: DEADLINE },
  facets: {
    insurancePurchase: factsOf<typeof insurancePurchaseMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
      problem: ({ problem }) => problem?.code ?? null,
      isFaulty: ({ faults }) => faults.length > 0,
    }),
  },
  walkedAlone: ['orderCheckout'],
});
