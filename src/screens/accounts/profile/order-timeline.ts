import { formatMoney } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { hasPapers, isBadNews } from '#domain/core/status-questions.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { backText } from '#src/screens/core/booking/money-back.ts';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { EventWords, OrderSlots, OwnEvents } from '#src/screens/core/booking/slots.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** "20 Nov, 19:52" would hide the weekday that travellers think in: "Fri 20 Nov, 19:52". */
export const momentWords = (moment: number) => `${formatDay(dayOf(moment))}, ${clockOf(moment)}`;

type Slots<O extends OrderCore> = Pick<OrderSlots<O>, 'comingOf' | 'events'>;

/** Everything that happened to an order, and what is to come. */
export function timelineOf<O extends OrderCore>(order: O, { comingOf, events }: Slots<O>): TimelineItem[] {
  const words: EventWords<O> = { ...EVENTS, ...events };
  const past = order.events.map(({ status, at, declineReason }, index): TimelineItem => {
    // Who left the bank's page was refused nothing.
    const isLeft = declineReason === 'cancelled_by_cardholder';
    return {
      id: `${index}-${status}`,
      time: momentWords(at),
      title: isLeft ? m.profile_event_left() : words[status](order),
      state: isBadNews(status) && !isLeft ? 'bad' : 'done',
    };
  });
  // The journey goes on only with papers.
  if (!hasPapers(order.status)) return past;
  return [...past, ...comingOf(order)];
}

/** What happened, as of all products: a product says the rest, and may say any of it in its own words. */
const EVENTS: Readonly<Record<Exclude<OrderStatus, OwnEvents>, (order: OrderCore) => string>> = {
  draft: () => m.profile_event_draft(),
  priceChanged: () => m.profile_event_priceChanged(),
  soldOut: () => m.profile_event_soldOut(),
  // Without an amount for the card nobody was sent to a bank.
  paying: ({ payment }) => (payment?.amount.amount === 0 ? m.profile_event_paying_balance() : m.profile_event_paying()),
  paid: ({ total }) => m.profile_event_paid({ amount: formatMoney(total) }),
  expired: () => m.profile_event_expired(),
  paymentFailed: () => m.profile_event_paymentFailed(),
  cancelQuoted: () => m.profile_event_cancelQuoted(),
  cancelRequested: () => m.profile_event_cancelRequested(),
  partiallyCancelled: () => m.profile_event_partiallyCancelled(),
  refunding: () => m.profile_event_refunding(),
  refunded: (order) => m.profile_event_refunded({ back: backText(order) }),
  cancelled: () => m.profile_event_cancelled(),
};
