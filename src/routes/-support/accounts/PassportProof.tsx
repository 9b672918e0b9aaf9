import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { stepUpView } from '#machines/accounts/step-up/view.ts';
import { type ProvableOrder, wiredOrderStepUp } from '#src/platform/accounts/step-up-actors.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';

type Props = {
  readonly order: ProvableOrder;
  /** Default: fetches the tickets again. */
  readonly onProven?: (() => void) | undefined;
  readonly onCancel: () => void;
};

export function PassportProof({ order, onProven, onCancel }: Props) {
  const deps = useProfileDeps();
  const [typed] = useState({ code: '' });
  const actor = useFlow(() => createFlow(wiredOrderStepUp(deps, typed, order), { clock: deps.clock }));
  const view = useFlowView(actor, stepUpView);
  const context = useRouteContext({ from: '__root__' });
  const { orderId } = order;
  useEffect(() => {
    const readTickets = () => {
      const query = documentsQuery(apiOf(context), orderId);
      void queryClientOf(context).fetchQuery({ ...query, staleTime: 0 });
    };
    const { unsubscribe } = actor.subscribe({ complete: onProven ?? readTickets });
    return unsubscribe;
  }, [actor, context, orderId, onProven]);
  return (
    <StepUpCard
      view={view}
      clock={deps.clock}
      onVerify={(code) => {
        typed.code = code;
        actor.send({ type: 'code.verify' });
      }}
      onResend={() => actor.send({ type: 'code.resend' })}
      onCancel={onCancel}
    />
  );
}
