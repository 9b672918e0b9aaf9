import { euro } from '#domain/core/money.ts';
import { PERSEPOLIS } from '#server/products/tours/testing/departures.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

/** A day tour for one or two adults; nobody else is in its group. */
const dayTour = (day: string, adults: number) => ({
  ...{ tour: PERSEPOLIS, departure: null, day, language: 'English', rooms: null },
  people: { adults, children: 0, infants: 0 },
  shownTotal: euro(7800 * adults),
});

/** Requests of tours for tests over all operations. */
export const requests: ProductRequests = {
  withId: {},
  idsOf: async () => ({}),
  keyed: (newBrowser) => ({
    holdTours: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) => browser.ask('POST', '/tours/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask(dayTour('2027-01-05', 1), 'first-tours');
      return { ask, bodies: [dayTour('2027-01-06', 1), dayTour('2027-01-07', 2)] };
    },
  }),
};
