import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { at, transferWish } from '#server/products/transport/testing/wishes.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

const hold = (day: string) => ({ wish: transferWish(at(day)), shownTotal: euro(2050) });
/** Eight hours after the beginning of the tests, with another flight each. */
const soon = (flight: string) => ({ wish: transferWish(at('2026-11-20', { time: '19:30', flight })) });

let idKeys = 0;

/** Requests of transport for tests over all operations. */
export const requests: ProductRequests = {
  withId: { readTransportInquiry: null, withdrawTransportInquiry: null },
  ofOrder: ['reportRide'],
  orderBodies: { reportRide: () => ({ what: 'met', ride: 0 }) },
  idsOf: async (browser) => {
    idKeys += 1;
    const key = (what: string) => ({ 'idempotency-key': `transport-${what}-ids-${idKeys}` });
    const held = await browser.ask('POST', '/transport/holds', hold('2026-12-08'), key('hold'));
    const asked = await browser.ask('POST', '/transport/inquiries', soon('TK 874'), key('ask'));
    return {
      ownOrderId: held.json<components['schemas']['Order']>().orderId,
      inquiryId: asked.json<components['schemas']['TransportInquiry']>().inquiryId,
    };
  },
  keyed: (newBrowser) => ({
    holdTransport: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/transport/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask(hold('2026-12-05'), 'first-transport');
      return { ask, bodies: [hold('2026-12-06'), hold('2026-12-07')] };
    },
    askTransport: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/transport/inquiries', body, { 'idempotency-key': key });
      await ask(soon('TK 875'), 'first-ride');
      return { ask, bodies: [soon('TK 876'), soon('TK 877')] };
    },
  }),
};
