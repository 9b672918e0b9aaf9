import type { OrderStatus } from '#domain/core/order-status.ts';
import type { cardBookingMachine } from '#machines/card/card-booking/machine.ts';
import { freshInput } from '#machines/card/card-booking/testing.ts';
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

export const cardBookingExamples = defineExamples<typeof cardBookingMachine>({
  inputs: [
    freshInput,
    opened('held', 'results'),
    opened('held', 'passengers'),
    opened('paymentFailed', 'confirm'),
    opened('paid', 'issue'),
    opened('cancelled', 'passengers'),
  ],
  events: [
    { type: 'question.submit', question: { day: '2026-12-05', people: 2 } },
    ...PAGES.map((page) => ({ type: 'route.shown' as const, route: routeTo(page) })),
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...orderCheckoutExamples.outcomes,
    placeHold: [
      ok(orderInfo('held')),
      problem('invalid_details', { fields: { day: 'date_in_past' } }),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    cardBooking: factsOf<typeof cardBookingMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
  walkedAlone: ['orderCheckout'],
});
