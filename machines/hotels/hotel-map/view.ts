import type { HotelMapSnapshot } from '#machines/hotels/hotel-map/machine.ts';

/** none: no service is configured. blocked: no tile loaded; the drawn base map stays. */
export type TilesShown = 'none' | 'off' | 'on' | 'blocked';

export type HotelMapView = {
  readonly isInFront: boolean;
} & (
  | { readonly kind: 'drawn' | 'loading' | 'failed' }
  | {
      readonly kind: 'there';
      readonly tiles: TilesShown;
      /** moved: the map shows another area than the list; searching: the list is loading that area. */
      readonly area: 'still' | 'moved' | 'searching';
      readonly pinId: string | null;
    }
);

export function hotelMapView(snapshot: HotelMapSnapshot): HotelMapView {
  const isInFront = snapshot.matches({ side: 'map' });
  if (snapshot.matches({ map: 'drawn' })) return { kind: 'drawn', isInFront };
  if (snapshot.matches({ map: 'loading' })) return { kind: 'loading', isInFront };
  if (snapshot.matches({ map: 'failed' })) return { kind: 'failed', isInFront };
  return {
    kind: 'there',
    isInFront,
    tiles: tilesOf(snapshot),
    area: snapshot.matches({ map: { there: { area: 'still' } } })
      ? 'still'
      : snapshot.matches({ map: { there: { area: 'moved' } } })
        ? 'moved'
        : 'searching',
    pinId: snapshot.context.pinId,
  };
}

function tilesOf(snapshot: HotelMapSnapshot): TilesShown {
  if (snapshot.matches({ map: { there: { tiles: 'on' } } })) return 'on';
  if (snapshot.matches({ map: { there: { tiles: 'off' } } })) return 'off';
  return snapshot.matches({ map: { there: { tiles: 'blocked' } } }) ? 'blocked' : 'none';
}
