import { CARD_PRICE } from '#domain/card/limits.ts';
import { formatMoney, subtract } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { timelineOf } from '#src/screens/accounts/profile/order-timeline.ts';
import { type CardOrder, kindWords, loadWords } from '#src/screens/card/checkout/hold-slots.tsx';
import { placeWords } from '#src/screens/card/delivery-words.ts';
import { STAGE_WORDS, stageOfOrder } from '#src/screens/card/tracking/track.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

/** What the pages of an order say of a card. */
export const CARD_SLOTS: OrderSlots<CardOrder> = {
  title: kindWords,
  factsOf: (order) => {
    const { arrival, delivery, promise, load } = order.item;
    return [
      ...(load ? [{ id: 'load', text: loadWords(order) }] : []),
      ...(delivery && promise
        ? [
            {
              id: 'place',
              text: m.card_order_place({ place: placeWords(delivery), day: formatFullDay(promise.thereBy) }),
            },
          ]
        : []),
      ...(arrival ? [{ id: 'arrival', text: m.card_order_arrival({ day: formatFullDay(arrival) }) }] : []),
      { id: 'simulated', text: m.card_order_simulated() },
    ];
  },
  protectionOf: null,
  statuses: {
    issuing: (order) => STAGE_WORDS[stageOfOrder(order)].tag(),
    issued: (order) => (order.item.kind === 'new' ? STAGE_WORDS[stageOfOrder(order)].tag() : m.card_order_done()),
  },
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.card_order_papers()} />,
  comingOf: () => [],
  events: {
    held: () => m.card_order_event_held(),
    awaitingPayment: () => m.card_order_event_told(),
    issuing: () => m.card_order_event_issuing(),
    issued: ({ item: { kind } }) => (kind === 'new' ? m.card_order_event_approved() : m.card_order_event_issued()),
    issueFailed: () => m.card_order_event_failed(),
  },
  stages: {
    identityCheck: () => m.card_order_event_check(),
    moreInfo: () => m.card_order_event_more(),
    producing: () => m.card_order_event_made(),
    outForDelivery: () => m.card_order_event_way(),
    delivered: () => m.card_order_event_there(),
    returned: () => m.card_order_event_returned(),
  },
  changed: {},
  keptOf: (_, { paid, refund }) => {
    const kept = subtract(paid, refund);
    return kept.amount > 0 ? [{ label: m.card_cancel_kept(), amount: kept }] : [];
  },
  words: {
    papers: m.card_order_papers,
    progress: ({ item: { kind, asked } }) =>
      kind !== 'new' ? null : asked.length > 0 ? m.card_order_answer() : m.card_order_tracker(),
    downloads: { papers: m.card_paper_download, hasReceipt: true },
    papersText: m.card_order_papers_text,
    papersAgain: m.card_order_papers_again,
    papersTo: m.card_order_papers_to,
    fares: m.card_order_fares,
    cancelLead: () => m.card_cancel_lead({ price: formatMoney(CARD_PRICE) }),
    cancelKeep: m.card_cancel_keep,
    cancelNote: m.card_cancel_note,
    cancelledNone: m.card_cancelled_none,
  },
};

/** What happened to an order, the newest last. */
export const cardHistory = (order: CardOrder) => timelineOf(order, CARD_SLOTS);
