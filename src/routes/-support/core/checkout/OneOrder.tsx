import { useState } from 'react';
import { documentsMailView } from '#machines/core/documents-mail/view.ts';
import { orderCancelView } from '#machines/core/order-cancel/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import type { Documents, Order } from '#src/platform/core/api/queries.ts';
import { wiredDocumentsMail } from '#src/platform/core/checkout/documents-mail-actors.ts';
import { wiredOrderCancel } from '#src/platform/core/checkout/order-cancel-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { LateChange } from '#src/routes/-support/core/checkout/LateChange.tsx';
import { orderPageOf } from '#src/routes/-support/core/checkout/order-page.ts';
import { hasRest, isRestAside, restPart } from '#src/routes/-support/core/checkout/rest-part.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { LateFits } from '#src/routes/-support/country/LateFits.tsx';

type Props = {
  readonly order: Order;
  readonly documents: Documents | null;
  /** Opened with reference and e-mail, or in the browser that made it, outside the profile. */
  readonly isGuest?: boolean;
};

export function OneOrder({ order, documents, isGuest = false }: Props) {
  const Page = orderPageOf(order);
  const deps = useProfileDeps();
  const [typed] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderCancel(deps, typed, order), {
      clock: deps.clock,
      input: { orderId: order.orderId, flowId: crypto.randomUUID() },
    }),
  );
  const view = useFlowView(actor, orderCancelView);
  const mail = useFlow(() =>
    createFlow(wiredDocumentsMail(deps.api), { clock: deps.clock, input: { orderId: order.orderId } }),
  );
  const mailView = useFlowView(mail, documentsMailView);
  return (
    <Page
      order={order}
      documents={documents}
      isGuest={isGuest}
      cancel={view}
      mail={mailView}
      sendMail={mail.send}
      clock={deps.clock}
      send={actor.send}
      onVerify={verifyWith(typed, actor.send)}
      Change={LateChange}
      Rest={useRest(order) ? restPart.Screen : null}
      fits={documents ? <LateFits order={order} /> : null}
    />
  );
}

/** What was to be paid on this page stays on it, and says how it ended; until a change with its own payment comes between. */
function useRest(order: Order): boolean {
  const [hadRest, setHadRest] = useState(false);
  const has = !isRestAside(order) && (hadRest || hasRest(order));
  if (has !== hadRest) setHadRest(has);
  return has;
}
