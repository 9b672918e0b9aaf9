import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#domain/order-status.ts';
import { statusesThat } from '#domain/status-questions.ts';
import { documentsMailViews } from '#machines/documents-mail/fixtures.ts';
import { documents, orders } from '#machines/flight-booking/fixtures.ts';
import { hotelOrderFor } from '#machines/hotel-booking/documents.ts';
import { stay } from '#machines/hotel-results/fixtures.ts';
import { orderCancelViews } from '#machines/order-cancel/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { orderPageOf } from '#src/routes/-support/order-page.ts';
import { visaOrderFor } from './products/visa/order.ts';
import { frozenClock } from './support/clock.ts';

type Order = components['schemas']['Order'];

const ORDERS: Readonly<Record<Order['product'], (status: OrderStatus) => Order>> = {
  flights: (status) => ({ ...orders.issuing, status }),
  hotels: (status) => ({ ...hotelOrderFor('issuing', { stay }), status }),
  visa: visaOrderFor,
};
const ALL = statusesThat(() => true);
/** Nothing is left to see but the order itself. */
const WITHOUT: readonly OrderStatus[] = ['expired', 'priceChanged', 'soldOut', 'cancelled'];
const nothing = () => {};

const drawn = (order: Order): string =>
  renderToStaticMarkup(
    createElement(orderPageOf(order), {
      ...{ order, documents: documents.issued, clock: frozenClock },
      ...{ cancel: orderCancelViews.resting, mail: documentsMailViews.resting },
      ...{ sendMail: nothing, send: nothing, onVerify: nothing },
    }),
  );

test.each(Object.entries(ORDERS))(
  'the page of an order of %s leads to the page that its product has for it',
  (_, orderIn) => {
    const led = ALL.filter((status) => {
      const order = orderIn(status);
      return drawn(order).includes(`href="${order.page}"`);
    });
    expect(led).toEqual(ALL.filter((status) => !WITHOUT.includes(status)));
  },
);

test.each(Object.entries(ORDERS))(
  'the page of an order of %s offers to cancel it where the server says so',
  (_, orderIn) => {
    for (const isCancellable of [true, false])
      expect([isCancellable, drawn({ ...orderIn('issuing'), isCancellable }).includes('id="cancel"')]).toEqual([
        isCancellable,
        isCancellable,
      ]);
  },
);

test.each(Object.entries(ORDERS))('each status that an order of %s was in is told in words', (_, orderIn) => {
  for (const status of ALL) {
    const order = { ...orderIn('issued'), events: [{ status, at: 0 }] };
    expect([status, drawn(order).includes('undefined')]).toEqual([status, false]);
  }
});
