import { MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ExpiredNotice } from '#src/screens/core/booking/HoldNotice.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { PriceDecision } from '#src/screens/core/booking/PriceDecision.tsx';
import { ProblemNote, WayBack } from '#src/screens/core/booking/ProblemNote.tsx';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type ReviewView = Extract<OrderCheckoutView, { kind: 'review' | 'expired' }>;
export type ReviewNoticeProps = {
  readonly view: ReviewView;
  readonly order: OrderCore;
  readonly slots: Pick<ReviewSlots<OrderCore>, 'Instead' | 'hold' | 'review'>;
  readonly send: (event: CheckoutEvent) => void;
  /** Pays a total that differs from the one shown before. */
  readonly onPay: (total: Money) => void;
};

/** Remaining payment attempts; the server counts the same. */
export const attemptsLeft = ({ payment }: OrderCore): number => payment?.attemptsLeft ?? MAX_PAYMENT_ATTEMPTS;

/** News since the page was shown: hold, bank's answer, price. */
export const ReviewNotice = (props: ReviewNoticeProps) => <Status>{noticeOf(props)}</Status>;

/** The traveller left the bank's page: not a declined payment. */
const isLeft = ({ code, message }: Problem) => code === 'payment_declined' && message === 'cancelled_by_cardholder';

/** Time, with the day if it is not today. */
const endOf = (moment: number, now: number): string =>
  dayOf(moment) === dayOf(now) ? clockOf(moment) : `${formatDay(dayOf(moment))}, ${clockOf(moment)}`;

function noticeOf({ view, order, slots, send, onPay }: ReviewNoticeProps) {
  const { hold, review } = slots;
  if (view.kind === 'expired') return <ExpiredNotice view={view} slots={slots} send={send} />;
  if (view.payment === 'starting') return <Note tone="info">{review.starting()}</Note>;
  if (view.payment === 'atBank') {
    return (
      <Note
        tone="info"
        action={
          <Button size="s" onClick={() => send({ type: 'bank.returned' })}>
            {m.review_back_from_bank()}
          </Button>
        }
      >
        {review.atBank()}
      </Note>
    );
  }
  const { problem, session } = view;
  const refused = session.kind === 'running' ? session.problem : null;
  if (attemptsLeft(order) <= 0) {
    return (
      <Note
        tone="stop"
        action={
          <Button size="s" onClick={() => send({ type: 'step.visit', step: 'results' })}>
            {hold.back()}
          </Button>
        }
      >
        {review.exhausted({ count: order.payment?.attempt ?? 0 })}
      </Note>
    );
  }
  if (problem?.code === 'price_changed' && problem.price) {
    const { price } = problem;
    return (
      <PriceDecision
        price={price}
        priceUp={hold.priceUp}
        back={hold.back}
        onTake={() => onPay(price.new)}
        onLeave={() => send({ type: 'step.visit', step: 'results' })}
      />
    );
  }
  if (!problem && !refused) return null;
  return (
    <Stack gap={3}>
      {problem ? (
        <Note tone={isLeft(problem) ? 'info' : 'stop'} action={<WayBack problem={problem} />}>
          <strong>{problemText(problem)}</strong>{' '}
          {problem.code === 'payment_declined' && session.kind === 'running'
            ? m.review_declined_more({ time: endOf(session.deadlineAt, order.serverNow), count: attemptsLeft(order) })
            : null}
        </Note>
      ) : null}
      {refused ? <ProblemNote problem={refused} tone="warn" /> : null}
    </Stack>
  );
}
