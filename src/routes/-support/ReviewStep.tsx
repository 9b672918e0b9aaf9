import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Currency } from '#domain/money.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import { orderExtrasView } from '#machines/order-extras/view.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import type { FlightFlow } from '#src/platform/flight-flow.ts';
import { createFlow } from '#src/platform/flow.ts';
import { wiredOrderExtras } from '#src/platform/order-extras-ports.ts';
import type { Order } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import type { ReviewExtras } from '#src/screens/review/DiscountCode.tsx';
import { ReviewScreen } from '#src/screens/review/ReviewScreen.tsx';

type Props = {
  readonly view: Extract<FlightBookingView, { kind: 'review' | 'expired' }>;
  readonly order: Order;
  readonly flow: FlightFlow;
};

/** The review page with what can be done about its price. */
export function ReviewStep({ view, order, flow }: Props) {
  const [currency, setCurrency] = useState<Currency>('EUR');
  const extras = useOrderExtras(order);
  return (
    <ReviewScreen
      view={view}
      order={order}
      currency={currency}
      onCurrency={setCurrency}
      send={flow.send}
      clock={flow.clock}
      extras={extras}
    />
  );
}

function useOrderExtras(order: Order): ReviewExtras {
  const context = useRouteContext({ from: '__root__' });
  const [desk] = useState({ code: '' });
  const [granted, setGranted] = useState<ReviewExtras['granted']>([]);
  const actor = useFlow(() =>
    createFlow(wiredOrderExtras(apiOf(context), queryClientOf(context), desk), {
      input: { orderId: order.orderId, isSignedIn: false },
    }),
  );
  const view = useFlowView(actor, orderExtrasView);
  // The balance guard: who is signed in is asked beside the page, and without an answer the page is a guest's.
  useEffect(() => {
    let isHere = true;
    unwrap(apiOf(context).GET('/sessions/current')).then(
      ({ account }) => {
        if (!isHere || !account) return;
        setGranted(account.grantedDiscounts);
        actor.send({ type: 'account.change', isSignedIn: true });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [context, actor]);
  return {
    view,
    granted,
    send: actor.send,
    onApply: (code) => {
      desk.code = code;
      actor.send({ type: 'discount.apply' });
    },
  };
}
