import { useRef } from 'react';
import { type Currency, formatMoney, type Money } from '#domain/core/money.ts';
import { amountToPay } from '#domain/core/payment.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { OrderDueEvent } from '#machines/core/order-due/types.ts';
import type { OrderDueView } from '#machines/core/order-due/view.ts';
import type { OrderExtrasEvent } from '#machines/core/order-extras/types.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { type OnVerify, StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { AskingBank } from '#src/screens/core/booking/AskingBank.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { RetryNote } from '#src/screens/core/booking/RetryNote.tsx';
import { balanceOffer, FromBalance } from '#src/screens/core/review/FromBalance.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type DueExtras = {
  readonly view: Pick<OrderExtrasView, 'balance' | 'isBalanceUsed'>;
  readonly send: (event: OrderExtrasEvent) => void;
};

export type PayDueProps = {
  readonly view: OrderDueView;
  readonly order: OrderCore;
  /** The order has the protection: a payment repeats what was chosen. */
  readonly isProtected: boolean;
  /** null until loaded, and for guests: the page does not wait for it. */
  readonly extras: DueExtras | null;
  readonly clock: AppClock;
  readonly send: (event: OrderDueEvent) => void;
  readonly onVerify: OnVerify;
};

type Props = PayDueProps & {
  /** In EUR. */
  readonly due: Money;
  readonly buttonText: (amount: string) => string;
  readonly paidText: string;
  readonly overText: string;
  /** Beside the button, such as the way to keep everything as it is. */
  readonly beside?: React.ReactNode;
};

/** The currency that the card paid before: a refund is one amount. */
const currencyOf = ({ payment }: OrderCore): Currency => payment?.amount.currency ?? 'EUR';

/** Pays what is due of a confirmed order; what its end says stands where its button stood. */
export function PayDue(props: Props) {
  const { view } = props;
  return (
    // Buttons disappear when clicked: the focus moves to the result.
    <ActionNotice of={noticeOf(view)}>
      <Stack gap={4}>{partOf(props)}</Stack>
    </ActionNotice>
  );
}

/** What the focus goes to: another kind of view, or a problem that came. */
const noticeOf = (view: OrderDueView) =>
  view.kind === 'ready' ? (view.stepUp ? null : (view.problem ?? view.payment === 'atBank')) : view.kind;

function partOf({ view, order, send, paidText, overText, ...rest }: Props) {
  switch (view.kind) {
    case 'paid':
      return (
        <Status>
          <Note tone="done">{paidText}</Note>
        </Status>
      );
    case 'over':
      return (
        <Status>
          <Note tone="stop">{overText}</Note>
        </Status>
      );
    case 'failed':
      return (
        <Status>
          <RetryNote problem={view.problem} onRetry={() => send({ type: 'due.retry' })} />
        </Status>
      );
    case 'verifying':
      return <AskingBank pageUrl={order.payment?.pageUrl ?? null} view={view} send={send} />;
    case 'ready':
      return <Ready view={view} order={order} send={send} {...rest} />;
  }
}

type ReadyProps = Omit<Props, 'view' | 'paidText' | 'overText'> & {
  readonly view: Extract<OrderDueView, { kind: 'ready' }>;
};

function Ready({ view, order, due, isProtected, extras, clock, send, onVerify, buttonText, beside }: ReadyProps) {
  const currency = currencyOf(order);
  const offer = balanceOffer(extras, due, { currency, rates: order.rates });
  const fromBalance = offer?.isUsed ? offer.part : null;
  const byCard = amountToPay(due, currency, order.rates, fromBalance);
  const isBusy = view.payment !== 'none';
  // A second click before the page has changed.
  const paidIn = useRef<OrderDueView | null>(null);
  const pay = () => {
    if (isBusy || paidIn.current === view) return;
    paidIn.current = view;
    const total = amountToPay(due, currency, order.rates);
    send({
      type: 'due.pay',
      intent: { total, cancelPackage: isProtected, ...(fromBalance ? { fromBalance } : {}) },
    });
  };
  return (
    <>
      <Notice view={view} order={order} send={send} />
      {view.stepUp ? (
        <StepUpCard
          view={view.stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'due.drop' })}
        />
      ) : (
        <>
          {offer ? <FromBalance offer={{ ...offer, isDisabled: isBusy }} /> : null}
          <Row>
            <Button kind="primary" icon="lock" isBusy={isBusy} onClick={pay}>
              {fromBalance && byCard.amount === 0
                ? m.profile_pay_balance_button({ amount: formatMoney(fromBalance) })
                : buttonText(formatMoney(byCard))}
            </Button>
            {beside}
          </Row>
        </>
      )}
    </>
  );
}

function Notice({ view, order, send }: Pick<ReadyProps, 'view' | 'order' | 'send'>) {
  const { payment, problem } = view;
  return (
    <Status>
      {payment === 'starting' ? (
        <Note tone="info">{m.profile_topup_starting()}</Note>
      ) : payment === 'atBank' ? (
        <Note
          tone="info"
          action={
            <Button size="s" onClick={() => send({ type: 'bank.returned' })}>
              {m.review_back_from_bank()}
            </Button>
          }
        >
          {m.profile_topup_at_bank()}
        </Note>
      ) : payment === 'isAsking' ? (
        <p className="quiet">{m.issue_resuming_text()}</p>
      ) : problem?.code === 'price_changed' && problem.price ? (
        <Note tone="warn">
          {m.profile_due_other_price({
            old: formatMoney(problem.price.old),
            now: formatMoney(problem.price.new),
          })}
        </Note>
      ) : problem?.code === 'payment_declined' ? (
        <Note tone={problem.message === 'cancelled_by_cardholder' ? 'info' : 'stop'}>
          <strong>{problemText(problem)}</strong> {m.profile_due_tries({ count: order.payment?.attemptsLeft ?? 0 })}
        </Note>
      ) : problem ? (
        <ProblemNote problem={problem} />
      ) : null}
    </Status>
  );
}
