import type { ProductRequests } from '#server/testing/product-requests.ts';

/** Requests of card for tests over all operations. */
export const requests: ProductRequests = {
  withId: {},
  idsOf: async () => ({}),
  keyed: (newBrowser) => ({
    holdCard: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) => browser.ask('POST', '/card/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask({ day: '2026-12-05', people: 1 }, 'first-card');
      return {
        ask,
        bodies: [
          { day: '2026-12-06', people: 1 },
          { day: '2026-12-07', people: 2 },
        ],
      };
    },
  }),
};
