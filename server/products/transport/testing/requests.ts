import { euro } from '#domain/core/money.ts';
import { addDays, dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { at, atMoment, transferWish } from '#server/products/transport/testing/wishes.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

type Order = components['schemas']['Order'];

const hold = (day: string) => ({ wish: transferWish(at(day)), shownTotal: euro(2050) });
/** Eight hours after `now`, with another flight each. */
const soon = (now: number, flight: string) => ({ wish: transferWish(atMoment(now + 8 * HOUR_MS, { flight })) });

/** A woman on the day train from Tehran to Mashhad, in a seat alone on its side. */
const seat = (row: number, day: string) => ({
  ...{ kind: 'train', number: 'SIM 111', day, class: 'seat', infants: 0, shownTotal: euro(600) },
  places: [{ place: `1-${row}A`, rider: 'woman' }],
});

let idKeys = 0;

/** Requests of transport for tests over all operations. */
export const requests: ProductRequests = {
  withId: { readTransportInquiry: null, withdrawTransportInquiry: null },
  ofOrder: ['readOtherRuns', 'reportRide'],
  orderBodies: { reportRide: () => ({ what: 'met', ride: 0 }) },
  idsOf: async (browser) => {
    idKeys += 1;
    const key = (what: string) => ({ 'idempotency-key': `transport-${what}-ids-${idKeys}` });
    const held = await browser.ask('POST', '/transport/holds', hold('2027-05-01'), key('hold'));
    const { orderId: ownOrderId, serverNow } = held.json<Order>();
    const asked = await browser.ask('POST', '/transport/inquiries', soon(serverNow, 'TK 874'), key('ask'));
    return {
      ownOrderId,
      inquiryId: asked.json<components['schemas']['TransportInquiry']>().inquiryId,
    };
  },
  keyed: (newBrowser) => ({
    holdTransport: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/transport/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask(hold('2027-05-02'), 'first-transport');
      return { ask, bodies: [hold('2027-05-03'), hold('2027-05-04')] };
    },
    holdRun: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/transport/runs/holds', body, { 'idempotency-key': key });
      const key = { 'idempotency-key': 'before-the-first-seat' };
      const { serverNow } = (await browser.ask('POST', '/transport/holds', hold('2027-05-06'), key)).json<Order>();
      const day = addDays(dayOf(serverNow), 9);
      return { ask, bodies: [seat(1, day), seat(2, day)] };
    },
    askTransport: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/transport/inquiries', body, { 'idempotency-key': key });
      const key = { 'idempotency-key': 'before-the-first-ride' };
      const { serverNow } = (await browser.ask('POST', '/transport/holds', hold('2027-05-05'), key)).json<Order>();
      return { ask, bodies: [soon(serverNow, 'TK 876'), soon(serverNow, 'TK 877')] };
    },
  }),
};
