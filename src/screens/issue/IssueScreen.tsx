import type { ComponentType, ReactNode } from 'react';
import { pathTo } from '#domain/addresses.ts';
import type { Problem } from '#domain/problem.ts';
import type { CheckoutEvent } from '#machines/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/order-checkout/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { BookingSteps } from '#src/screens/booking/BookingSteps.tsx';
import type { Documents, Order } from '#src/screens/booking/order.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { IssuedTickets } from '#src/screens/issue/IssuedTickets.tsx';
import type { TicketCodeProps } from '#src/screens/issue/TicketCode.tsx';
import { Issuing, OrderPlace, Refunded, Verifying } from '#src/screens/issue/Waiting.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type IssueScreenProps = {
  readonly view: Extract<OrderCheckoutView, { kind: 'verifying' | 'issuing' | 'issued' | 'refunded' | 'resuming' }>;
  readonly order: Order;
  /** null until they are read. */
  readonly documents: Documents | null;
  /** Why they could not be read. */
  readonly problem: Problem | null;
  /** Asks for them again. */
  readonly onRetry: () => void;
  /** Its open attempt to pay was begun in another tab or on another device. */
  readonly isElsewhere?: boolean;
  readonly clock: AppClock;
  /** What the QR code opens. */
  readonly pageUrl: string;
  readonly Code: ComponentType<TicketCodeProps>;
  readonly send: (event: CheckoutEvent) => void;
  /** Whether the papers are on this device. */
  readonly keeping?: ReactNode;
  /** How passport numbers that are covered can be shown. */
  readonly covered?: ReactNode;
};

/** After the payment: the bank's answer, the promise, the papers, or the money back. One address for all of it. */
export const IssueScreen = (props: IssueScreenProps) => (
  <Section isTight>
    <Wrap>
      {props.view.kind === 'issued' ? (
        <IssuedTickets {...props} />
      ) : (
        <Stack gap={6}>
          {props.view.kind === 'refunded' ? null : (
            <BookingSteps current={props.view.kind === 'issuing' ? 'tickets' : 'review'} />
          )}
          <Waiting {...props} />
        </Stack>
      )}
    </Wrap>
  </Section>
);

function Waiting({ view, order, isElsewhere = false, clock, send }: IssueScreenProps) {
  switch (view.kind) {
    case 'verifying':
      return <Verifying order={order} view={view} isElsewhere={isElsewhere} send={send} />;
    case 'issuing':
      return <Issuing order={order} issue={view.issue} clock={clock} />;
    case 'issued':
      return null;
    case 'refunded':
      return (
        <Refunded
          order={order}
          action={
            <Row>
              <a {...buttonLook({ kind: 'primary' })} href={pathTo.searchFlights()}>
                {m.issue_search_again()}
              </a>
            </Row>
          }
        />
      );
    case 'resuming':
      return (
        <OrderPlace order={order} title={m.issue_resuming_title()}>
          <p className="quiet">{m.issue_resuming_text()}</p>
          <Status>
            {view.problem ? (
              <Note
                tone="stop"
                action={
                  <Button size="s" onClick={() => send({ type: 'order.retry' })}>
                    {m.issue_retry()}
                  </Button>
                }
              >
                {problemText(view.problem)}
              </Note>
            ) : null}
          </Status>
        </OrderPlace>
      );
  }
}
