import { readFlightsOn } from '#src/platform/flights/flight-queries.ts';
import type { ChangeReads } from '#src/routes/-support/core/checkout/change-reads.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { FlightReads } from '#src/screens/flights/change/flight-reads.ts';

export const changeReads: ChangeReads = (api): FlightReads => ({
  useFlightsOn: (route, day, party) => {
    const { origin = '', destination = '' } = route ?? {};
    const key = route && day !== '' ? `${origin} ${destination} ${day}` : null;
    const { document, hasFailed, readAgain } = useLateDocument(key, () =>
      readFlightsOn(api, { origin, destination, departing: day, ...party }),
    );
    return hasFailed ? { again: readAgain } : document;
  },
});
