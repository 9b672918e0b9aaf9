import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { MAP_LAYERS } from '#domain/country/country-map.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { countryMapMachine } from '#machines/country/country-map/machine.ts';
import type { CountryMapInput } from '#machines/country/country-map/types.ts';
import { countryMapView } from '#machines/country/country-map/view.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';
import { ask } from '#src/platform/core/flow/lost-part.ts';
import { loadOtherNames } from '#src/platform/country/other-names.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { CountryMapScreen } from '#src/screens/country/country-map/CountryMapScreen.tsx';
import type { CountryPage } from '#src/screens/country/country-map/country-page.ts';
import { fetchLand } from '#src/ui/map/land.ts';

/** Leaflet, its style sheet and the outlines load only when the map is needed. */
const live = lazyModule(async () => {
  const [{ liveCountryOf }, land] = await Promise.all([
    import('#src/screens/country/country-map/LiveCountry.tsx'),
    fetchLand(),
  ]);
  return liveCountryOf(land);
});

const wired = () =>
  countryMapMachine.provide({
    actors: { loadMap: fromPromise<void, void>(async () => void (await ask(live.preload))) } satisfies ActorsOf<
      typeof countryMapMachine
    >,
  });

/** Adds the places' names in other languages once somebody searches. */
function useOtherNames(page: CountryPage, isSearched: boolean): CountryPage {
  const [otherNames, setOtherNames] = useState(page.otherNames);
  useEffect(() => {
    if (isSearched && otherNames === null) void loadOtherNames().then(setOtherNames);
  }, [isSearched, otherNames]);
  return useMemo(() => ({ ...page, otherNames }), [page, otherNames]);
}

type Props = { readonly input: CountryMapInput; readonly page: CountryPage };

/** The machine leads; the URL follows by `replace`, without a history entry per letter. */
export function CountryMap({ input, page: loaded }: Props) {
  const navigate = useNavigate();
  const actor = useFlow(() => createFlow(wired(), { input }));
  const view = useFlowView(actor, countryMapView);
  const page = useOtherNames(loaded, view.query !== '');
  const search = JSON.stringify({
    ...(view.query.trim() && { q: view.query.trim() }),
    ...(page.origin !== 'THR' && { from: page.origin }),
    ...(view.layers.length < MAP_LAYERS.length && { show: view.layers.join(',') }),
    ...(view.chosen && { place: view.chosen }),
  });
  const known = useRef(search);
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    void navigate({ to: '/geeevmap', search: JSON.parse(search), replace: true, resetScroll: false });
  }, [search, navigate]);
  return <CountryMapScreen view={view} page={page} Live={live.get() ?? null} send={(event) => actor.send(event)} />;
}
