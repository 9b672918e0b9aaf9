import type { ComponentType, ReactNode } from 'react';
import type { Problem } from '#domain/core/problem.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { BookingSteps } from '#src/screens/core/booking/BookingSteps.tsx';
import type { Documents, OrderCore } from '#src/screens/core/booking/order.ts';
import type { CodeProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { Resuming, Verifying } from '#src/screens/core/issue/Asking.tsx';
import { IssuedPapers } from '#src/screens/core/issue/IssuedPapers.tsx';
import { Issuing, Refunded } from '#src/screens/core/issue/Waiting.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type IssueScreenProps<O extends OrderCore> = {
  readonly slots: PapersSlots<O>;
  readonly view: Extract<OrderCheckoutView, { kind: 'verifying' | 'issuing' | 'issued' | 'refunded' | 'resuming' }>;
  readonly order: O;
  /** null until read. */
  readonly documents: Documents | null;
  /** Why they could not be read. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  /** The open payment attempt was started in another tab or device. */
  readonly isElsewhere?: boolean;
  readonly clock: AppClock;
  /** URL in the QR code. */
  readonly pageUrl: string;
  readonly Code: ComponentType<CodeProps>;
  readonly send: (event: CheckoutEvent) => void;
  /** Whether the papers are kept on this device. */
  readonly keeping?: ReactNode;
  /** Shows masked passport numbers. */
  readonly covered?: ReactNode;
  /** What goes on at this moment, above the papers. */
  readonly now?: ReactNode;
  /** What fits to this booking. */
  readonly fits?: ReactNode;
};

/** After the payment: verification, issuing, papers or refund, all at one URL. */
export const IssueScreen = <O extends OrderCore>(props: IssueScreenProps<O>) => (
  <Section isTight>
    <Wrap>
      {props.view.kind === 'issued' ? (
        <IssuedPapers {...props} />
      ) : (
        <Stack gap={6}>
          {props.view.kind === 'refunded' ? null : (
            <BookingSteps current={props.view.kind === 'issuing' ? 'papers' : 'review'} words={props.slots.steps} />
          )}
          <Waiting {...props} />
        </Stack>
      )}
    </Wrap>
  </Section>
);

function Waiting<O extends OrderCore>({ slots, view, order, isElsewhere = false, clock, send }: IssueScreenProps<O>) {
  switch (view.kind) {
    case 'verifying':
      return <Verifying order={order} view={view} isElsewhere={isElsewhere} send={send} />;
    case 'issuing':
      return <Issuing order={order} words={slots.papers} issue={view.issue} clock={clock} />;
    case 'issued':
      return null;
    case 'refunded':
      return (
        <Refunded
          order={order}
          words={slots.papers}
          action={
            <Row>
              <a {...buttonLook({ kind: 'primary' })} href={slots.searchHref}>
                {slots.papers.searchAgain()}
              </a>
            </Row>
          }
        />
      );
    case 'resuming':
      return <Resuming order={order} view={view} send={send} />;
  }
}
