import type { Party } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What the form of another flight reads. */
export type FlightReads = {
  /**
   * A hook: the flights of a route on a day (ISO; empty: none is asked) with seats for these people; null while they are
   * read; where that failed the way to read them again.
   */
  readonly useFlightsOn: (
    route: Pick<Schemas['Flight'], 'origin' | 'destination'> | undefined,
    day: string,
    party: Party,
  ) => readonly Schemas['FlightOffer'][] | { readonly again: () => void } | null;
};
