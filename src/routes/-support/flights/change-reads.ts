import { unwrap } from '#src/platform/core/api/api.ts';
import type { ChangeReads } from '#src/routes/-support/core/checkout/change-reads.ts';
import type { FlightReads } from '#src/screens/flights/change/flight-reads.ts';

export const changeReads: ChangeReads = (api): FlightReads => ({
  flightsOn: async ({ origin, destination }, departureDate, { adult, child, infant }) => {
    const body = { origin, destination, departureDate, adult, child, infant };
    return (await unwrap(api.POST('/flights/available', { body }))).departing.offers;
  },
});
