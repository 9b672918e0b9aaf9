import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Currency } from '#domain/money.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import { orderExtrasView } from '#machines/order-extras/view.ts';
import { orderInfoOf } from '#machines/shared/order.ts';
import { apiOf } from '#src/platform/api.ts';
import type { FlightFlow } from '#src/platform/flight-flow.ts';
import { createFlow } from '#src/platform/flow.ts';
import type { Account } from '#src/platform/nobody.ts';
import { wiredOrderExtras } from '#src/platform/order-extras-ports.ts';
import { type Order, orderQuery, readOrder } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import { requestSignIn } from '#src/platform/sign-in-channel.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useSession } from '#src/routes/-support/useSession.ts';
import type { ReviewExtras } from '#src/screens/review/DiscountCode.tsx';
import { ReviewScreen } from '#src/screens/review/ReviewScreen.tsx';

type Props = {
  readonly view: Extract<FlightBookingView, { kind: 'review' | 'expired' }>;
  readonly order: Order;
  readonly flow: FlightFlow;
};

/** The review page with what can be done about its price. */
export function ReviewStep({ view, order, flow }: Props) {
  const { account } = useSession();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = chosen ?? account?.currency ?? 'EUR';
  const extras = useOrderExtras(order, account);
  useOrderOf(account?.accountId ?? null, order.orderId, flow);
  const contact = { email: order.contact?.email ?? '', phone: order.contact?.phone ?? '' };
  return (
    <ReviewScreen
      view={view}
      order={order}
      currency={currency}
      onCurrency={setChosen}
      send={flow.send}
      clock={flow.clock}
      extras={extras}
      onLogin={account ? undefined : () => requestSignIn({ type: 'login.open', origin: 'flight', ...contact })}
    />
  );
}

/** Somebody signed in or out over this page: the order is read again, for it may say something else to them. */
function useOrderOf(accountId: string | null, orderId: string, flow: FlightFlow): void {
  const context = useRouteContext({ from: '__root__' });
  const read = useRef(accountId);
  useEffect(() => {
    if (read.current === accountId) return;
    read.current = accountId;
    const api = apiOf(context);
    readOrder(api, orderId).then(
      (order) => {
        queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
        flow.send({ type: 'order.arrived', order: orderInfoOf(order) });
      },
      () => undefined, // without an answer the page shows what it knew
    );
  }, [accountId, orderId, context, flow]);
}

function useOrderExtras(order: Order, account: Account | null): ReviewExtras {
  const context = useRouteContext({ from: '__root__' });
  const [desk] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderExtras(apiOf(context), queryClientOf(context), desk), {
      input: { orderId: order.orderId, isSignedIn: account !== null },
    }),
  );
  const view = useFlowView(actor, orderExtrasView);
  const isSignedIn = account !== null;
  useEffect(() => actor.send({ type: 'account.change', isSignedIn }), [actor, isSignedIn]);
  return {
    view,
    granted: account?.grantedDiscounts ?? [],
    send: actor.send,
    onApply: (code) => {
      desk.code = code;
      actor.send({ type: 'discount.apply' });
    },
  };
}
