import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { IndicatePage, OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { tourBookingMachine } from '#machines/tours/tour-booking/machine.ts';
import { asked, freshInput } from '#machines/tours/tour-booking/testing.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const routeTo = (indicatePage: IndicatePage) => ({ indicatePage, orderId: ORDER_ID });
const opened = (status: OrderStatus, indicatePage: IndicatePage) => ({
  ...freshInput,
  choice: asked.choice,
  order: orderInfo(status),
  route: routeTo(indicatePage),
});
/** The group became smaller while the page was open. */
export const repriced = problem('price_changed', { price: { old: euro(176_000), new: euro(196_000) } });

const PAGES: readonly IndicatePage[] = ['results', 'passengers', 'confirm', 'issue'];

export const tourBookingExamples = defineExamples<typeof tourBookingMachine>({
  inputs: [
    freshInput,
    opened('held', 'results'),
    opened('held', 'passengers'),
    opened('paymentFailed', 'confirm'),
    opened('paid', 'issue'),
    opened('cancelled', 'passengers'),
  ],
  events: [
    { type: 'choice.submit', ...asked },
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
      problem('sold_out'),
      problem('invalid_details', { fields: { rooms: 'rooms_do_not_fit' } }),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    tourBooking: factsOf<typeof tourBookingMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
  walkedAlone: ['orderCheckout'],
});
