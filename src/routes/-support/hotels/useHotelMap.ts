import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { MapArea } from '#domain/core/map-area.ts';
import type { HotelMapEvent } from '#machines/hotels/hotel-map/types.ts';
import { hotelMapView } from '#machines/hotels/hotel-map/view.ts';
import { forgetTilesWish, keepTilesWish, wantsTiles } from '#src/platform/core/device/map-tiles-wish.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';
import { ask } from '#src/platform/core/flow/lost-part.ts';
import { wiredHotelMap } from '#src/platform/hotels/hotel-map-actors.ts';
import type { HotelDestination } from '#src/platform/hotels/hotel-queries.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { useMapTurn } from '#src/routes/-support/hotels/useMapTurn.ts';
import type { MapPart } from '#src/screens/hotels/map/HotelMap.tsx';
import { fetchLand } from '#src/ui/map/land.ts';
import { useChanged } from '#src/ui/useChanged.ts';

/** Leaflet, its style sheet and the outlines load only when a map is needed. */
const map = lazyModule(async () => {
  const [{ LiveHotelMap }, land] = await Promise.all([import('#src/screens/hotels/map/LiveHotelMap.tsx'), fetchLand()]);
  return { LiveHotelMap, land };
});

type Options = {
  /** What the map shows, as a comparable text. */
  readonly place: string;
  readonly cities: readonly HotelDestination[];
  /** Lets the list follow the map; on a phone they alternate. */
  readonly onArea?: (area: MapArea) => Promise<void>;
};

export function useHotelMap({ place, cities, onArea }: Options): MapPart {
  const { thirdParties } = useRouteContext({ from: '__root__' });
  const tiles = thirdParties?.tiles ?? null;
  const latest = useRef(onArea);
  useEffect(() => {
    latest.current = onArea;
  }, [onArea]);
  const actor = useFlow(() =>
    createFlow(wiredHotelMap({ load: () => ask(map.preload), searchArea: async (area) => latest.current?.(area) }), {
      input: { hasTiles: tiles !== null, wantsTiles: !import.meta.env.SSR && tiles !== null && wantsTiles(tiles.url) },
    }),
  );
  useMapTurn(actor, onArea !== undefined);
  useChanged(place, () => actor.send({ type: 'place.change' }));
  const view = useFlowView(actor, hotelMapView);
  const spots = useMemo(
    () => cities.flatMap(({ id, name, point }) => (point ? [{ id, name: name.en, point }] : [])),
    [cities],
  );
  const send = (event: HotelMapEvent) => {
    if (event.type === 'tiles.show' && tiles) keepTilesWish(tiles.url);
    if (event.type === 'tiles.hide') forgetTilesWish();
    actor.send(event);
  };
  return { view, send, tiles, loaded: map.get() ?? null, cities: spots };
}
