import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { IndicatePage, OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { transportBookingMachine } from '#machines/transport/transport-booking/machine.ts';
import { asked, freshInput, roadWish, serviceWish } from '#machines/transport/transport-booking/testing.ts';

const routeTo = (indicatePage: IndicatePage) => ({ indicatePage, orderId: ORDER_ID });
const opened = (status: OrderStatus, indicatePage: IndicatePage) => ({
  ...freshInput,
  wish: asked.wish,
  order: orderInfo(status),
  route: routeTo(indicatePage),
});
const PAGES: readonly IndicatePage[] = ['results', 'passengers', 'confirm', 'issue'];

/** Another price list came while the page was open. */
export const repriced = problem('price_changed', { price: { old: euro(2640), new: euro(2880) } });

export const transportBookingExamples = defineExamples<typeof transportBookingMachine>({
  inputs: [
    freshInput,
    opened('held', 'results'),
    opened('held', 'passengers'),
    opened('paymentFailed', 'confirm'),
    opened('paid', 'issue'),
    opened('cancelled', 'passengers'),
  ],
  events: [
    { type: 'wish.submit', ...asked, faults: [] },
    { type: 'wish.submit', ...asked, faults: [{ field: 'ride.time', code: 'only_by_request' }] },
    { type: 'wish.submit', wish: roadWish, shownTotal: euro(14_400), faults: [] },
    { type: 'wish.submit', wish: serviceWish, shownTotal: euro(12_500), faults: [] },
    { type: 'price.accept' },
    { type: 'price.reject' },
    ...PAGES.map((page) => ({ type: 'route.shown' as const, route: routeTo(page) })),
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...orderCheckoutExamples.outcomes,
    placeHold: [
      ok(orderInfo('held')),
      repriced,
      problem('invalid_details', { fields: { 'ride.day': 'date_in_past' } }),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    transportBooking: factsOf<typeof transportBookingMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
      problem: ({ problem }) => problem?.code ?? null,
      isFaulty: ({ faults }) => faults.length > 0,
    }),
  },
  walkedAlone: ['orderCheckout'],
});
