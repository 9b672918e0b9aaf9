import type { OrderStatus } from '#domain/core/order-status.ts';
import { calculatorEvents, calculatorOutcomes } from '#machines/card/card-calculator/examples.ts';
import type { cardOrderMachine } from '#machines/card/card-order/machine.ts';
import { freshInput, hotelWish, loadWish, wish } from '#machines/card/card-order/testing.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { IndicatePage, OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const routeTo = (indicatePage: IndicatePage) => ({ indicatePage, orderId: ORDER_ID });
const opened = (status: OrderStatus, indicatePage: IndicatePage) => ({
  ...freshInput,
  order: orderInfo(status),
  route: routeTo(indicatePage),
});
const PAGES: readonly IndicatePage[] = ['results', 'passengers', 'confirm', 'issue'];

export const cardOrderExamples = defineExamples<typeof cardOrderMachine>({
  inputs: [
    freshInput,
    opened('held', 'results'),
    opened('held', 'passengers'),
    opened('awaitingPayment', 'confirm'),
    opened('paymentFailed', 'confirm'),
    opened('paid', 'issue'),
    opened('cancelled', 'passengers'),
  ],
  events: [
    { type: 'wish.submit', wish, faults: [] },
    { type: 'wish.submit', wish: loadWish, faults: [] },
    { type: 'wish.submit', wish: hotelWish, faults: [] },
    { type: 'wish.submit', wish, faults: [{ field: 'arrival', code: 'required' }] },
    ...calculatorEvents,
    ...PAGES.map((page) => ({ type: 'route.shown' as const, route: routeTo(page) })),
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...orderCheckoutExamples.outcomes,
    ...calculatorOutcomes,
    placeHold: [
      ok(orderInfo('held')),
      ok(orderInfo('awaitingPayment')),
      problem('invalid_details', { fields: { arrival: 'date_in_past' } }),
      problem('offer_expired'),
      problem('login_required'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    cardOrder: factsOf<typeof cardOrderMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
      problem: ({ problem }) => problem?.code ?? null,
      isFaulty: ({ faults }) => faults.length > 0,
    }),
  },
  walkedAlone: ['orderCheckout', 'cardCalculator'],
});
