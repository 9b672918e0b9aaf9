import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { CLASSIC, PERSEPOLIS } from '#server/products/tours/testing/departures.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

/** A day tour for one or two adults; nobody else is in its group. */
const dayTour = (day: string, adults: number) => ({
  ...{ tour: PERSEPOLIS, departure: null, day, language: 'English', rooms: null },
  people: { adults, children: 0, infants: 0 },
  shownTotal: euro(7800 * adults),
});

const dates = (day: string) => ({
  ...{ kind: 'private', tour: CLASSIC, day, language: 'English' },
  people: { adults: 2, children: 0, infants: 0 },
  rooms: { double: 1, twin: 0, own: 0, shared: 0 },
});

/** Requests of tours for tests over all operations. */
export const requests: ProductRequests = {
  withId: { readTourInquiry: null, withdrawTourInquiry: null },
  idsOf: async (browser) => {
    const key = { 'idempotency-key': 'ask-for-dates' };
    const asked = await browser.ask('POST', '/tours/inquiries', dates('2027-05-01'), key);
    return { inquiryId: asked.json<components['schemas']['ToursInquiry']>().inquiryId };
  },
  keyed: (newBrowser) => ({
    holdTours: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) => browser.ask('POST', '/tours/holds', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask(dayTour('2027-01-05', 1), 'first-tours');
      return { ask, bodies: [dayTour('2027-01-06', 1), dayTour('2027-01-07', 2)] };
    },
    askTours: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) =>
        browser.ask('POST', '/tours/inquiries', body, { 'idempotency-key': key });
      await ask(dates('2027-05-02'), 'first-dates');
      return { ask, bodies: [dates('2027-05-03'), dates('2027-05-08')] };
    },
  }),
};
