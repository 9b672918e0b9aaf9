import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PlaceSearchEvent } from '#machines/hotels/place-search/types.ts';
import { type PlaceSearchView, placeSearchView } from '#machines/hotels/place-search/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredPlaceSearch } from '#src/platform/hotels/place-search-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

type Props = {
  /** Gets the way to the machine; called with null at the end. */
  readonly onSend: (send: ((event: PlaceSearchEvent) => void) | null) => void;
  readonly onView: (view: PlaceSearchView) => void;
};

/** The machine of a destination field. Draws nothing. */
export function PlaceSearchHost({ onSend, onView }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const actor = useFlow(() => createFlow(wiredPlaceSearch(apiOf(context), queryClientOf(context))));
  const view = useFlowView(actor, placeSearchView);
  // Before `onSend`, which sends what was typed early: its view comes after that of a machine at rest.
  useEffect(() => onView(view), [view, onView]);
  useEffect(() => {
    onSend(actor.send);
    return () => onSend(null);
  }, [actor, onSend]);
  return null;
}
