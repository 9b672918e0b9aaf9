import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { AskingBank } from '#src/screens/core/booking/AskingBank.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { WayBack } from '#src/screens/core/booking/ProblemNote.tsx';
import { OrderPlace } from '#src/screens/core/issue/OrderPlace.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
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
    <Status>
      {problem ? (
        <Note
          tone="stop"
          action={
            <Row>
              <Button size="s" onClick={() => send({ type: 'order.retry' })}>
                {m.issue_retry()}
              </Button>
              <WayBack problem={problem} />
            </Row>
          }
        >
          {problemText(problem)}
        </Note>
      ) : null}
    </Status>
  </OrderPlace>
);

/** The bank has not answered. */
export const Verifying = ({ order, view, isElsewhere, send }: VerifyingProps) => (
  <OrderPlace order={order} title={isElsewhere ? m.issue_elsewhere_title() : m.issue_verifying_title()}>
    <AskingBank pageUrl={order.payment?.pageUrl ?? null} view={view} isElsewhere={isElsewhere} send={send} />
  </OrderPlace>
);
