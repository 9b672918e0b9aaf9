import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { documentsMailView } from '#machines/documents-mail/view.ts';
import { orderCancelView } from '#machines/order-cancel/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound, orNull } from '#src/platform/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import { wiredDocumentsMail } from '#src/platform/documents-mail-ports.ts';
import { createFlow } from '#src/platform/flow.ts';
import { wiredOrderCancel } from '#src/platform/order-cancel-ports.ts';
import { readOrder } from '#src/platform/queries.ts';
import { requireSignIn } from '#src/platform/session.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { OrderScreen } from '#src/screens/profile/OrderScreen.tsx';

export const Route = createFileRoute('/profile/orders/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location, params }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      const order = await orNotFound(readOrder(api, params.orderId));
      const documents =
        order.status === 'issued'
          ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params: { path: params } })))
          : null;
      return { title: m.pages_title_order(), order, documents };
    }),
  head: ownHead,
  component: OneOrder,
});

function OneOrder() {
  const { order, documents } = Route.useLoaderData();
  const deps = useProfileDeps();
  const [typed] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderCancel(deps, typed), {
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
    <OrderScreen
      order={order}
      documents={documents}
      cancel={view}
      mail={mailView}
      sendMail={mail.send}
      clock={deps.clock}
      send={actor.send}
      onVerify={(code) => {
        typed.code = code;
        actor.send({ type: 'code.verify' });
      }}
    />
  );
}
