import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { AskingBank } from '#src/screens/core/booking/AskingBank.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { RetryNote } from '#src/screens/core/booking/RetryNote.tsx';
import { OrderPlace } from '#src/screens/core/issue/OrderPlace.tsx';
import { Status } from '#src/ui/Status.tsx';

type VerifyingProps = {
  readonly order: OrderCore;
  readonly view: Extract<OrderCheckoutView, { kind: 'verifying' }>;
  readonly isElsewhere: boolean;
  readonly send: (event: CheckoutEvent) => void;
};

type ResumingProps = {
  readonly order: OrderCore;
  readonly view: Extract<OrderCheckoutView, { kind: 'resuming' }>;
  readonly send: (event: CheckoutEvent) => void;
};

/** A later visit: asks the server for the order's state. */
export const Resuming = ({ order, view: { problem }, send }: ResumingProps) => (
  <OrderPlace order={order} title={m.issue_resuming_title()}>
    <p className="quiet">{m.issue_resuming_text()}</p>
    <Status>{problem ? <RetryNote problem={problem} onRetry={() => send({ type: 'order.retry' })} /> : null}</Status>
  </OrderPlace>
);

/** The bank has not answered. */
export const Verifying = ({ order, view, isElsewhere, send }: VerifyingProps) => (
  <OrderPlace order={order} title={isElsewhere ? m.issue_elsewhere_title() : m.issue_verifying_title()}>
    <AskingBank pageUrl={order.payment?.pageUrl ?? null} view={view} isElsewhere={isElsewhere} send={send} />
  </OrderPlace>
);
