import { useState } from 'react';
import { orderCancelView } from '#machines/core/order-cancel/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { wiredOrderCancel } from '#src/platform/core/checkout/order-cancel-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { CancelCard, type CancelCardProps } from '#src/screens/accounts/profile/CancelCard.tsx';

type Props = Pick<CancelCardProps<OrderCore>, 'order' | 'slots'>;

/** The flow that cancels an order, or a part of it, on its page. */
export function CancelHost({ order, slots }: Props) {
  const deps = useProfileDeps();
  const [typed] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderCancel(deps, typed, order), {
      clock: deps.clock,
      input: { orderId: order.orderId, flowId: crypto.randomUUID() },
    }),
  );
  return (
    <CancelCard
      view={useFlowView(actor, orderCancelView)}
      order={order}
      slots={slots}
      clock={deps.clock}
      send={actor.send}
      onVerify={verifyWith(typed, actor.send)}
    />
  );
}
