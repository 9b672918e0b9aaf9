import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { placeSearchMachine } from '#machines/hotels/place-search/machine.ts';
import type { FindPlacesInput, FoundPlace } from '#machines/hotels/place-search/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { destinationsQuery } from '#src/platform/hotels/hotel-queries.ts';

/** Finds cities, areas, sights and hotels; tolerates typos, understands Persian. Answers are cached by their text. */
export const wiredPlaceSearch = (api: Api, queryClient: QueryClient) =>
  placeSearchMachine.provide({
    actors: {
      findPlaces: fromPromise<readonly FoundPlace[], FindPlacesInput>(({ input }) =>
        queryClient.fetchQuery(destinationsQuery(api, input.text)),
      ),
    } satisfies ActorsOf<typeof placeSearchMachine>,
  });
