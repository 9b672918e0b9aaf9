import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HotelMapActor } from '#machines/hotels/hotel-map/machine.ts';
import { hotelMapView } from '#machines/hotels/hotel-map/view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a phone: the map is in front of the list. */
    isMap?: boolean;
    /** How far down the list behind the map was left, in pixels. */
    listTop?: number;
  }
}

/** As in HotelResults.module.css: narrower than this, the list and its map take turns. */
const TAKES_TURNS = '(width < 60rem)';

/**
 * On a phone the map in front is an entry of the history, so that Back closes the map and does not leave the list. The
 * machine says which of them is in front: it is told of Back and Forward, and its own moves add or leave the entry.
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
    const stopAddress = history.subscribe(({ location, action: { type } }) => {
      const before = last;
      last = location;
      // Filters replace the address, and the place of a link is drawn anew.
      if (type === 'REPLACE' || location.pathname !== before.pathname) return;
      follow();
      // The area that was searched on the map is the one that the list behind it shows.
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
    // The router knows nothing of who scrolled before the page was live.
    const stopScroll = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const top = fromLocation?.state.listTop;
      if (top !== undefined && !toLocation.state.isMap && toLocation.href === fromLocation?.href)
        scrollTo({ top, behavior: 'instant' });
    });
    // Whoever comes back to the map, or loads it again; and who asked for it before this was there to listen.
    if (isMarked()) follow();
    else turn();
    return () => {
      stopAddress();
      stopScroll();
      unsubscribe();
    };
  }, [actor, router, takesTurns]);
}
