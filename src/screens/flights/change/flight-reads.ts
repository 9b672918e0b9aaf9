import type { Party } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What the form of another flight reads. */
export type FlightReads = {
  /** Flights of a route on a day with seats for these people; rejects where the server does not answer. */
  readonly flightsOn: (
    route: Pick<Schemas['Flight'], 'origin' | 'destination'>,
    day: string,
    party: Party,
  ) => Promise<readonly Schemas['FlightOffer'][]>;
};
