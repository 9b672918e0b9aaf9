import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { stepUpView } from '#machines/accounts/step-up/view.ts';
import { type ProvableOrder, wiredOrderStepUp } from '#src/platform/accounts/step-up-actors.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { readTicketsAgain } from '#src/platform/core/checkout/tickets-query.ts';
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
  const context = useRouteContext({ from: '__root__' });
  const [typed] = useState({ code: '' });
  const actor = useFlow(() => {
    const then =
      onProven ?? (() => void readTicketsAgain(queryClientOf(context), deps.api, order.orderId).catch(() => undefined));
    return createFlow(wiredOrderStepUp(deps, typed, order, then), { clock: deps.clock });
  });
  const view = useFlowView(actor, stepUpView);
  return (
    <StepUpCard
      view={view}
      clock={deps.clock}
      onVerify={verifyWith(typed, actor.send)}
      onResend={() => actor.send({ type: 'code.resend' })}
      onCancel={onCancel}
    />
  );
}
