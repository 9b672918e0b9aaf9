import type { ProductRequests } from '#server/testing/product-requests.ts';

/** The body of a policy for adults from 12 on, of the standard plan. */
export const wishFor = (firstDay: string, people = 1, days = 13) => ({
  ...{ plan: 'standard', isMountain: false, isInIran: false, firstDay, days },
  people: Array.from({ length: people }, () => ({ band: 'from12' })),
});

/** Requests of insurance for tests over all operations. */
export const requests: ProductRequests = {
  withId: {},
  idsOf: async () => ({}),
  keyed: (newBrowser) => ({
    holdInsurance: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/insurance/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask(wishFor('2026-12-05'), 'first-insurance');
      return { ask, bodies: [wishFor('2026-12-06'), wishFor('2026-12-07', 2)] };
    },
  }),
};
