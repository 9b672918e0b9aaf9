import { cityOf } from '#domain/cities.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { hasPapers, isBadNews } from '#domain/status-questions.ts';
import { clockOf, dayOf, formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { backText } from '#src/screens/booking/money-back.ts';
import type { Order } from '#src/screens/booking/order.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** "20 Nov, 19:52" would hide the weekday that travellers think in: "Fri 20 Nov, 19:52". */
const momentWords = (moment: number) => `${formatDay(dayOf(moment))}, ${clockOf(moment)}`;

/** Everything that happened to an order, and the flights that come. */
export function timelineOf(order: Order): TimelineItem[] {
  const past = order.events.map(({ status, at, declineReason }, index): TimelineItem => {
    // Who left the bank's page was refused nothing.
    const isLeft = declineReason === 'cancelled_by_cardholder';
    return {
      id: `${index}-${status}`,
      time: momentWords(at),
      title: isLeft ? m.profile_event_left() : eventWords(status, order),
      state: isBadNews(status) && !isLeft ? 'bad' : 'done',
    };
  });
  // The journey goes on only with papers.
  if (!hasPapers(order.status)) return past;
  const flights = order.item.legs.map(({ path, flight }): TimelineItem => {
    const isFlown = flight.departsAt <= order.serverNow;
    return {
      id: path,
      time: momentWords(flight.departsAt),
      title: m.profile_order_flight({ city: cityOf(flight.destination) }),
      state: isFlown ? 'done' : 'next',
    };
  });
  return [...past, ...flights];
}

function eventWords(status: OrderStatus, order: Order): string {
  switch (status) {
    case 'held':
      return m.profile_event_held();
    case 'awaitingPayment':
      return m.profile_event_awaitingPayment();
    case 'paying':
      // Without an amount for the card nobody was sent to a bank.
      return order.payment?.amount.amount === 0 ? m.profile_event_paying_balance() : m.profile_event_paying();
    case 'paid':
      return m.profile_event_paid({ amount: formatMoney(order.total) });
    case 'issuing':
      return m.profile_event_issuing();
    case 'issued':
      return m.profile_event_issued({ count: order.passengers.length });
    case 'expired':
      return m.profile_event_expired();
    case 'paymentFailed':
      return m.profile_event_paymentFailed();
    case 'issueFailed':
      return m.profile_event_issueFailed();
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
