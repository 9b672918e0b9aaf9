import { formatMoney } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { own } from '#domain/core/own.ts';
import { hasPapers, isBadNews } from '#domain/core/status-questions.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { backText } from '#src/screens/core/booking/refund-text.ts';
import type { EventWords, MadeChange, OrderSlots, OwnEvents } from '#src/screens/core/booking/slots.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** "Fri 20 Nov, 19:52": with the weekday, which travellers plan by. */
export const momentWords = (moment: number) => `${formatDay(dayOf(moment))}, ${clockOf(moment)}`;

type Slots<O extends OrderCore> = Pick<OrderSlots<O>, 'comingOf' | 'events' | 'stages' | 'changed'>;

export function timelineOf<O extends OrderCore>(
  order: O,
  { comingOf, events, stages, changed }: Slots<O>,
): TimelineItem[] {
  const words: EventWords<O> = { ...EVENTS, ...events };
  const past = order.events.flatMap(({ status, what, change, at, declineReason }, index): TimelineItem[] => {
    // Leaving the bank's page is not a declined payment.
    const isLeft = declineReason === 'cancelled_by_cardholder';
    const ofStage =
      what === undefined ? words[status] : own<((order: O) => string) | null>({ ...WHAT, ...stages }, what);
    if (!ofStage) return [];
    // Of changes from before their kind was kept we only know that they were made.
    const ofChange = change && own<(change: MadeChange, order: O) => string>(changed, change.kind);
    return [
      {
        id: `${index}-${what ?? status}`,
        time: momentWords(at),
        title: isLeft ? m.profile_event_left() : ofChange ? ofChange(change, order) : ofStage(order),
        state: what === undefined && isBadNews(status) && !isLeft ? 'bad' : 'done',
      },
    ];
  });
  // The trip is shown only once there are papers.
  if (!hasPapers(order.status)) return past;
  return [...past, ...comingOf(order)];
}

/** What may happen to an issued order of any product. */
const WHAT = {
  changed: () => m.profile_event_changed(),
  priceFell: () => m.profile_event_price_fell(),
  papersAdded: () => m.profile_event_papers_added(),
} as const;

/** Shared texts of events; a product adds the rest and may replace any. */
const EVENTS: Readonly<Record<Exclude<OrderStatus, OwnEvents>, (order: OrderCore) => string>> = {
  draft: () => m.profile_event_draft(),
  priceChanged: () => m.profile_event_priceChanged(),
  soldOut: () => m.profile_event_soldOut(),
  // A card amount of zero means that no bank was involved.
  paying: ({ payment }) => (payment?.amount.amount === 0 ? m.profile_event_paying_balance() : m.profile_event_paying()),
  // Where several payments paid it, or its price changed since, the total is not what was paid then.
  paid: ({ total, paid }) =>
    paid ? m.profile_event_paid_part() : m.profile_event_paid({ amount: formatMoney(total) }),
  expired: () => m.profile_event_expired(),
  paymentFailed: () => m.profile_event_paymentFailed(),
  cancelQuoted: () => m.profile_event_cancelQuoted(),
  cancelRequested: () => m.profile_event_cancelRequested(),
  partiallyCancelled: () => m.profile_event_partiallyCancelled(),
  refunding: () => m.profile_event_refunding(),
  refunded: (order) => m.profile_event_refunded({ back: backText(order) }),
  cancelled: () => m.profile_event_cancelled(),
};
