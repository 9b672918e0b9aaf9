import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HotelMapActor } from '#machines/hotels/hotel-map/machine.ts';
import { hotelMapView } from '#machines/hotels/hotel-map/view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a phone: the map covers the list. */
    isMap?: boolean;
    /** Scroll position of the covered list, in pixels. */
    listTop?: number;
  }
}

/** Same breakpoint as in HotelResults.module.css: below it list and map alternate. */
const TAKES_TURNS = '(width < 60rem)';

/**
 * On a phone the map is a history entry, so that Back closes the map instead of leaving the list. The machine decides which is in front: it
 * gets Back and Forward as events, and its own moves add or drop the entry.
 */
export function useMapTurn(actor: HotelMapActor, takesTurns: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!takesTurns) return;
    const { history } = router;
    const isInFront = () => hotelMapView(actor.getSnapshot()).isInFront;
    const isMarked = () => history.location.state.isMap === true;
    let last = history.location;
    let was = isMarked();
    let isFollowing = false;
    const follow = () => {
      if (isMarked() === isInFront()) return;
      isFollowing = true;
      actor.send({ type: isMarked() ? 'map.show' : 'list.show' });
      isFollowing = false;
    };
    const stopUrl = history.subscribe(({ location, action: { type } }) => {
      const before = last;
      last = location;
      // Filters replace the URL, and a link to another place renders anew.
      if (type === 'REPLACE' || location.pathname !== before.pathname) return;
      follow();
      // The list behind the map shows the area that was searched on the map.
      if (type === 'BACK' && before.state.isMap && location.href !== before.href) {
        history.replace(before.href, location.state);
      }
    });
    const turn = () => {
      const now = isInFront();
      if (now === was) return;
      was = now;
      if (isFollowing || now === isMarked()) return;
      if (!now) history.back();
      else if (matchMedia(TAKES_TURNS).matches) {
        history.push(history.location.href, { ...history.location.state, isMap: true, listTop: scrollY });
      }
    };
    const { unsubscribe } = actor.subscribe(turn);
    // The router has no scroll positions from before hydration.
    const stopScroll = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const top = fromLocation?.state.listTop;
      if (top !== undefined && !toLocation.state.isMap && toLocation.href === fromLocation?.href)
        scrollTo({ top, behavior: 'instant' });
    });
    // The map is restored or reloaded, or was opened before this hook ran.
    if (isMarked()) follow();
    else turn();
    return () => {
      stopUrl();
      stopScroll();
      unsubscribe();
    };
  }, [actor, router, takesTurns]);
}
