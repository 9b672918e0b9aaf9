import { useEffect, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import { type PlacePlan, placeWays } from '#domain/transport/runs/picking.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import type { RunDetail } from '#domain/transport/runs/search.ts';
import { transportRunMachine } from '#machines/transport/transport-run/machine.ts';
import { type TransportRunView, transportRunView } from '#machines/transport/transport-run/view.ts';
import { PlacesScreen } from '#src/screens/transport/runs/PlacesScreen.tsx';
import { busSearch, detailOf, search, towns } from './runs.ts';

type Props = {
  readonly plan: PlacePlan;
  /** By default that of the first way. */
  readonly choice?: readonly ChosenPlace[];
  readonly kind?: 'train' | 'bus';
  readonly sale?: RunDetail['sale'];
  /** Over the machine's own view. */
  readonly over?: Partial<TransportRunView>;
};

/** The plan with its machine, alive: each press counts, and nothing is held. */
export function PlacesStaged({ plan, choice, kind = 'train', sale = 'open', over = {} }: Props) {
  const actor = useMemo(
    () =>
      createActor(transportRunMachine, {
        input: { flowId: 'story', plan, choice: choice ?? placeWays(plan)[0]?.choice ?? [] },
      }),
    [plan, choice],
  );
  const [snapshot, setSnapshot] = useState(actor.getSnapshot());
  useEffect(() => {
    const heard = actor.subscribe(setSnapshot);
    actor.start();
    return () => heard.unsubscribe();
  }, [actor]);
  const asked = { ...(kind === 'bus' ? busSearch : search), party: plan.party };
  return (
    <PlacesScreen
      view={{ ...transportRunView(snapshot), ...over }}
      run={detailOf({ plan, ride: { kind, sale } })}
      search={asked}
      towns={towns}
      listHref="/iran-transportation"
      kept={{ kind }}
      send={(event) => actor.send(event)}
    />
  );
}
