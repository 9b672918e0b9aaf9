import { formatMoney } from '#domain/money.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { hasPapers, isBadNews } from '#domain/status-questions.ts';
import { clockOf, dayOf, formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { backText } from '#src/screens/booking/money-back.ts';
import type { OrderCore } from '#src/screens/booking/order.ts';
import type { OrderSlots } from '#src/screens/booking/slots.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** "20 Nov, 19:52" would hide the weekday that travellers think in: "Fri 20 Nov, 19:52". */
export const momentWords = (moment: number) => `${formatDay(dayOf(moment))}, ${clockOf(moment)}`;

type Slots<O extends OrderCore> = Pick<OrderSlots<O>, 'comingOf' | 'events'>;

/** Everything that happened to an order, and what is to come. */
export function timelineOf<O extends OrderCore>(order: O, { comingOf, events }: Slots<O>): TimelineItem[] {
  const past = order.events.map(({ status, at, declineReason }, index): TimelineItem => {
    // Who left the bank's page was refused nothing.
    const isLeft = declineReason === 'cancelled_by_cardholder';
    return {
      id: `${index}-${status}`,
      time: momentWords(at),
      title: isLeft ? m.profile_event_left() : (events[status]?.(order) ?? eventWords(status, order)),
      state: isBadNews(status) && !isLeft ? 'bad' : 'done',
    };
  });
  // The journey goes on only with papers.
  if (!hasPapers(order.status)) return past;
  return [...past, ...comingOf(order)];
}

function eventWords(status: OrderStatus, order: OrderCore): string {
  switch (status) {
    case 'paying':
      // Without an amount for the card nobody was sent to a bank.
      return order.payment?.amount.amount === 0 ? m.profile_event_paying_balance() : m.profile_event_paying();
    case 'paid':
      return m.profile_event_paid({ amount: formatMoney(order.total) });
    case 'expired':
      return m.profile_event_expired();
    case 'paymentFailed':
      return m.profile_event_paymentFailed();
    case 'cancelRequested':
      return m.profile_event_cancelRequested();
    case 'refunding':
      return m.profile_event_refunding();
    case 'refunded':
      return m.profile_event_refunded({ back: backText(order) });
    case 'cancelled':
      return m.profile_event_cancelled();
    default:
      return m.profile_event_other();
  }
}
