import type { ProductRequests } from '#server/testing/product-requests.ts';

/** A month after the day all tests begin, one German tourist by air. */
const TRIP = {
  applicants: [{ nationality: 'DE' }],
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-01-20',
  days: 10,
  processing: 'normal',
} as const;

export const requests: ProductRequests = {
  withId: {},
  ofOrder: ['readVisaRequest', 'changeVisaTrip', 'saveVisaApplicant'],
  idsOf: async () => ({}),
  keyed: (newBrowser) => ({
    beginVisaRequest: async () => {
      const anna = newBrowser();
      const ask = (body: object, key: string) => anna.ask('POST', '/visa/requests', body, { 'idempotency-key': key });
      // The first answer brings the cookie by which the key is known again.
      await ask({ ...TRIP, days: 9 }, 'the-first-of-all');
      return { ask, bodies: [TRIP, { ...TRIP, days: 11 }] as const };
    },
  }),
};
