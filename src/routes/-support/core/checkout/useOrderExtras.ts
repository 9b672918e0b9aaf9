import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { orderExtrasView } from '#machines/core/order-extras/view.ts';
import type { Account } from '#src/platform/accounts/guest-session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { wiredOrderExtras } from '#src/platform/core/checkout/order-extras-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { ReviewExtras } from '#src/screens/core/review/DiscountCode.tsx';

/** The discount code and the balance of who is signed in, for what is paid of an order. */
export function useOrderExtras(orderId: string, account: Account | null): ReviewExtras {
  const context = useRouteContext({ from: '__root__' });
  const [vault] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderExtras(apiOf(context), queryClientOf(context), vault), {
      input: { orderId, isSignedIn: account !== null },
    }),
  );
  const view = useFlowView(actor, orderExtrasView);
  const isSignedIn = account !== null;
  useEffect(() => actor.send({ type: 'account.change', isSignedIn }), [actor, isSignedIn]);
  return {
    view,
    granted: account?.grantedDiscounts ?? [],
    send: actor.send,
    onApply: (code, faults) => {
      vault.code = code;
      actor.send({ type: 'discount.apply', faults });
    },
  };
}
