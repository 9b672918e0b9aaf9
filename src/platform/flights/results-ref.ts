import type { ResultsRef } from '#machines/flights/results-age/types.ts';
import type { FlightAvailability } from '#src/platform/flights/flight-queries.ts';

/** What the machine knows of a list, whose offers stay in the cache. */
export const resultsRefOf = (availability: FlightAvailability): ResultsRef => ({
  searchedAt: availability.searchedAt,
  expiresAt: availability.expiresAt,
  departing: availability.departing.offers.length,
  returning: availability.returning?.offers.length ?? 0,
});
