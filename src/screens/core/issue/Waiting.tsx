import type { ReactNode } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { clockOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { OrderIssueView } from '#machines/core/order-issue/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderCore, wasCancelled } from '#src/screens/core/booking/order.ts';
import { backText } from '#src/screens/core/booking/refund-text.ts';
import type { PapersSlots } from '#src/screens/core/booking/slots.ts';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { OrderPlace } from '#src/screens/core/issue/OrderPlace.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx';

type Words = PapersSlots<OrderCore>['papers'];

type IssuingProps = {
  readonly order: OrderCore;
  readonly words: Words;
  readonly issue: OrderIssueView;
  readonly clock: AppClock;
};

/** Paid, but not issued: a promise with a deadline. When it is missed, the money is refunded automatically. */
export function Issuing({ order, words, issue, clock }: IssuingProps) {
  if (issue.kind === 'refunding') return <Refunding order={order} words={words} />;
  const promisedAt = issue.promisedAt ?? order.promisedAt;
  return (
    <OrderPlace order={order} title={words.issuing()}>
      <p>
        {promisedAt ? (
          <>
            <strong className="strong">{words.issuingPromise({ time: clockOf(promisedAt) })}</strong>{' '}
          </>
        ) : null}
        {words.issuingText()}
      </p>
      {promisedAt ? (
        <p className="quiet">
          {m.issue_promise_left()} <Countdown to={promisedAt} clock={clock} />
        </p>
      ) : null}
      <Status>{issue.isOffline ? <Note tone="warn">{m.issue_offline()}</Note> : null}</Status>
      <Timeline
        items={[
          paidItem(order),
          { id: 'issuing', time: '', title: words.eventIssuing(), state: 'now' },
          ...(promisedAt
            ? [
                {
                  id: 'promise',
                  time: momentText(promisedAt),
                  title: m.issue_event_promise(),
                  state: 'next' as const,
                },
              ]
            : []),
        ]}
      />
    </OrderPlace>
  );
}

const paidItem = (order: OrderCore): TimelineItem => {
  const at = order.events.findLast(({ status }) => status === 'paid')?.at;
  return {
    id: 'paid',
    time: at === undefined ? '' : momentText(at),
    title: m.issue_event_paid({ amount: formatMoney(order.total) }),
    state: 'done',
  };
};

/** Why an order ended without papers, from its history. */
function endOf(order: OrderCore, { cancelledWhy, notIssued, notIssuedWhy }: Words) {
  if (wasCancelled(order)) {
    return { refunding: m.issue_cancelled_title, refunded: m.issue_cancelled_title, why: cancelledWhy };
  }
  return order.events.some(({ status }) => status === 'issueFailed')
    ? { refunding: notIssued, refunded: m.issue_refunded_title, why: notIssuedWhy }
    : { refunding: m.issue_not_used_title, refunded: m.issue_refunded_title, why: m.issue_not_used_why };
}

/** The payment and, if it happened, the supplier's failure. */
function pastItems(order: OrderCore, { eventFailed }: Words): TimelineItem[] {
  const failed = order.events.find(({ status }) => status === 'issueFailed');
  return failed
    ? [paidItem(order), { id: 'failed', time: momentText(failed.at), title: eventFailed(), state: 'bad' }]
    : [paidItem(order)];
}

const Refunding = ({ order, words }: Pick<IssuingProps, 'order' | 'words'>) => (
  <OrderPlace order={order} title={endOf(order, words).refunding()}>
    <p>{m.issue_refunding_text({ back: backText(order) })}</p>
    <Timeline
      items={[
        ...pastItems(order, words),
        { id: 'refund', time: '', title: m.issue_event_refund({ back: backText(order) }), state: 'now' },
      ]}
    />
  </OrderPlace>
);

type RefundedProps = Pick<IssuingProps, 'order' | 'words'> & { readonly action: ReactNode };

/** The end of an order without papers: reason, amount, date. */
export function Refunded({ order, words, action }: RefundedProps) {
  const at = order.events.findLast(({ status }) => status === 'refunded')?.at ?? order.serverNow;
  const { refunded, why } = endOf(order, words);
  return (
    <OrderPlace order={order} title={refunded()}>
      <p>
        {why()} {m.issue_refunded_text({ back: backText(order), moment: momentText(at) })}
        {order.back?.toCard.amount === 0 ? null : ` ${m.issue_refunded_when()}`}
      </p>
      <Timeline
        items={[
          ...pastItems(order, words),
          {
            id: 'refunded',
            time: momentText(at),
            title: m.issue_event_refunded({ back: backText(order) }),
            state: 'done',
          },
        ]}
      />
      {action}
    </OrderPlace>
  );
}
