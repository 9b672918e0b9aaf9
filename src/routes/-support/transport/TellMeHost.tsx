import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { problemsIn } from '#domain/core/problem.ts';
import type { RunSearch } from '#domain/transport/runs/search.ts';
import { transportOpeningView } from '#machines/transport/transport-opening/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredTransportOpening } from '#src/platform/transport/transport-opening-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { TellMe } from '#src/screens/transport/runs/TellMe.tsx';

/** The address stays on the page: only the request has it. */
export function TellMeHost({ search }: { readonly search: RunSearch }) {
  const context = useRouteContext({ from: '__root__' });
  const { kind, from, to, day } = search;
  const email = useRef('');
  const flow = useFlow(
    () => createFlow(wiredTransportOpening(apiOf(context), { kind, from, to, day }, email)),
    `${kind} ${from} ${to} ${day}`,
  );
  const view = useFlowView(flow, transportOpeningView);
  const ask = (typed: string) => {
    email.current = typed;
    const found = problemsIn({ email: emailProblem(typed) });
    flow.send({ type: 'opening.ask', faults: Object.entries(found).map(([field, code]) => ({ field, code })) });
  };
  return <TellMe view={view} onAsk={ask} />;
}
