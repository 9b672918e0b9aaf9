import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { firstChoice, type PlacePlan } from '#domain/transport/runs/picking.ts';
import type { RunDetail } from '#domain/transport/runs/search.ts';
import { transportRunView } from '#machines/transport/transport-run/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { queryOfPlaces, queryOfRuns } from '#src/platform/transport/run-url.ts';
import { wiredTransportRun } from '#src/platform/transport/transport-run-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { PlacesScreen } from '#src/screens/transport/runs/PlacesScreen.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

type Data = Extract<RunsData, { page: 'places' }>;

/** The plan of a run: what is chosen on it stays in its flow, and once it is held the page of the people follows. */
export function PlacesStep(data: Data) {
  const runClass = data.run?.classes.find(({ id }) => id === data.chosen.classId);
  const listHref = pathTo.transport(queryOfRuns(data.search));
  if (!data.run || !runClass)
    return (
      <Section isTight>
        <Wrap>
          <Empty
            title={m.transportrun_gone_title()}
            actions={
              <a href={listHref} {...buttonLook({ kind: 'primary' })}>
                {data.search.kind === 'train' ? m.transportrun_back_train() : m.transportrun_back_bus()}
              </a>
            }
          >
            {m.transportrun_gone()}
          </Empty>
        </Wrap>
      </Section>
    );
  const { number, day, own, taken, childPercent } = data.run;
  const { way, replaces } = data.chosen;
  return (
    <Choosing
      {...data}
      // Back from a later page shows first what was read before the hold: what is held begins the plan anew.
      key={JSON.stringify([number, runClass.id, day, way, replaces, data.search.party, own])}
      run={data.run}
      plan={{ runClass, taken, childPercent, party: data.search.party }}
      listHref={listHref}
    />
  );
}

type Props = Data & { readonly run: RunDetail; readonly plan: PlacePlan; readonly listHref: string };

function Choosing({ run, plan, search, towns, chosen, listHref }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  const flow = useFlow(() => {
    const choice = firstChoice(plan, { own: run.own, way: chosen.way });
    const asked = { kind: run.kind, number: run.number, day: run.day, class: plan.runClass.id };
    const { replaces } = chosen;
    const machine = wiredTransportRun(apiOf(context), { ...asked, infants: plan.party.infants, replaces });
    // The server starts no flow: only the browser needs an id.
    const flowId = import.meta.env.SSR ? '' : crypto.randomUUID();
    return createFlow(machine, { input: { flowId, plan, choice } });
  });
  const view = useFlowView(flow, transportRunView);
  const { orderId } = view;
  useEffect(() => {
    if (!orderId) return;
    // Who comes back by the browser's button chooses the places of this order anew, and holds no others beside them.
    history.replace(pathTo.transport(queryOfPlaces(search, { ...chosen, replaces: orderId })));
    history.push(pathTo.transportStep('passengers', orderId));
  }, [orderId, history, search, chosen]);
  return (
    <PlacesScreen
      view={view}
      run={run}
      search={search}
      towns={towns}
      listHref={listHref}
      kept={queryOfPlaces(search, { ...chosen, way: null })}
      send={flow.send}
    />
  );
}
