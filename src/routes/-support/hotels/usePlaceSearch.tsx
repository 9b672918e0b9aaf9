import { useCallback, useRef, useState } from 'react';
import type { PlaceSearchEvent } from '#machines/hotels/place-search/types.ts';
import type { PlaceSearchView } from '#machines/hotels/place-search/view.ts';
import { fetchNow } from '#src/platform/core/flow/lost-part.ts';

const load = () => import('#src/routes/-support/hotels/PlaceSearchHost.tsx');
type Part = Awaited<ReturnType<typeof load>>;
type Send = (event: PlaceSearchEvent) => void;

const NONE = { places: null, foundFor: '' };
/** What the machine will say of an event once its code is here. */
const earlyView = (event: PlaceSearchEvent): PlaceSearchView =>
  event.type === 'text.forget'
    ? { kind: 'idle', text: '', ...NONE }
    : { kind: event.type === 'text.change' ? 'typing' : 'deciding', text: event.text.trim(), ...NONE };
const LOST: PlaceSearchView = {
  kind: 'undecided',
  problem: { code: 'unavailable', message: 'Part is lost.' },
  text: '',
  ...NONE,
};

/** The machine of a destination field. Its code comes with the first text; what is typed until then is sent when it is here. */
export function usePlaceSearch() {
  const [part, setPart] = useState<Part | null>(null);
  const [places, setPlaces] = useState<PlaceSearchView>(() => earlyView({ type: 'text.forget' }));
  const live = useRef<Send | null>(null);
  const early = useRef<PlaceSearchEvent[]>([]);
  const onSend = useCallback((send: Send | null) => {
    live.current = send;
    if (send) for (const event of early.current.splice(0)) send(event);
  }, []);
  const send = useCallback((event: PlaceSearchEvent) => {
    if (live.current) return live.current(event);
    if (event.type === 'text.forget' && early.current.length === 0) return;
    early.current.push(event);
    setPlaces(earlyView(event));
    void fetchNow(load).then((here) => (here ? setPart(here) : setPlaces(LOST)));
  }, []);
  return { places, send, host: part && <part.PlaceSearchHost onSend={onSend} onView={setPlaces} /> };
}
