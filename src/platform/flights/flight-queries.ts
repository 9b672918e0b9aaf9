import { queryOptions } from '@tanstack/react-query';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type FlightAvailability = components['schemas']['FlightAvailability'];

/** The customer's API defines this body: returnDate only for a return trip. */
export const availabilityQuery = (api: Api, search: FlightSearch) =>
  queryOptions({
    queryKey: ['flights', search],
    queryFn: () =>
      unwrap(
        api.POST('/flights/available', {
          body: {
            origin: search.origin,
            destination: search.destination,
            departureDate: search.departing,
            adult: search.adult,
            child: search.child,
            infant: search.infant,
            ...(search.type === 'twoWay' ? { returnDate: search.returning } : {}),
          },
        }),
      ),
  });

/** Flights of one leg on a day with seats for these people. */
export const readFlightsOn = async (
  api: Api,
  {
    origin,
    destination,
    departing,
    adult,
    child,
    infant,
  }: Pick<FlightSearch, 'origin' | 'destination' | 'departing' | 'adult' | 'child' | 'infant'>,
): Promise<FlightAvailability['departing']['offers']> => {
  // One by one: callers hand over whole orders, and the server refuses what it does not know.
  const body = { origin, destination, departureDate: departing, adult, child, infant };
  return (await unwrap(api.POST('/flights/available', { body }))).departing.offers;
};
