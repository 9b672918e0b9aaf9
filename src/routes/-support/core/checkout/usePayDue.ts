import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type LatePart, orderInfoOf } from '#machines/core/order.ts';
import { orderDueView } from '#machines/core/order-due/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createBankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import { seed } from '#src/platform/core/checkout/live-parts.ts';
import { orderChannel } from '#src/platform/core/checkout/order-channel.ts';
import { wiredOrderDue } from '#src/platform/core/checkout/order-due-actors.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useOrderExtras } from '#src/routes/-support/core/checkout/useOrderExtras.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { PayDueProps } from '#src/screens/core/due/PayDue.tsx';

/** The flow that pays one part of what is due of an order on its page. */
export function usePayDue(order: OrderCore, part: LatePart): Omit<PayDueProps, 'isProtected'> {
  const context = useRouteContext({ from: '__root__' });
  const profile = useProfileDeps();
  const { account } = useSession();
  const { clock } = profile;
  const [typed] = useState({ code: '' });
  const [tabs] = useState(() => ({ announce: (_orderId: string): void => {} }));
  const actor = useFlow(() => {
    const storage = tabStorage();
    const queryClient = queryClientOf(context);
    seed({ api: profile.api, queryClient }, { order }, []);
    const deps = {
      ...profile,
      queryClient,
      visits: createBankVisits(storage),
      openPage: (url: string) => location.assign(url),
      announce: (orderId: string) => tabs.announce(orderId),
    };
    return createFlow(wiredOrderDue(deps, typed, order, crypto.randomUUID()), {
      clock,
      input: { order: orderInfoOf(order), part },
    });
  }, part);
  const view = useFlowView(actor, orderDueView);
  useEffect(() => actor.send({ type: 'order.arrived', order: orderInfoOf(order) }), [actor, order]);
  useOtherTabs(order.orderId, tabs, profile.refresh);
  return {
    view,
    order,
    // What the balance pays is only for an order of the own account.
    extras: useOrderExtras(order.orderId, order.isInAccount ? account : null),
    clock,
    send: actor.send,
    onVerify: verifyWith(typed, actor.send),
  };
}

/** Reads the page again when another tab changed its order, or when this one is looked at again. */
function useOtherTabs(
  orderId: string,
  tabs: { announce: (orderId: string) => void },
  refresh: () => Promise<void>,
): void {
  useEffect(() => {
    // What does not come now comes at the next look.
    const read = () => void refresh().catch(() => undefined);
    const channel = orderChannel((moved) => {
      if (moved === orderId) read();
    });
    tabs.announce = (moved) => channel?.postMessage(moved);
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      channel?.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [orderId, tabs, refresh]);
}
