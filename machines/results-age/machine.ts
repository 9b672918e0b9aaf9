import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FlightSearch } from '#domain/flight-search.ts';
import type { ResultsRef } from '#machines/results-age/types.ts';
import { createResultsAge } from '#machines/shared/results-age.ts';

/** A list of available flights; after 600 s it is too old to trust. */
export const resultsAgeMachine = createResultsAge<FlightSearch, ResultsRef>('resultsAge');

export type ResultsAgeActor = ActorRefFrom<typeof resultsAgeMachine>;
export type ResultsAgeSnapshot = SnapshotFrom<typeof resultsAgeMachine>;
