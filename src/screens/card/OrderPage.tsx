import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type CardOrder = components['schemas']['CardOrder'];

/** An order of card, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<CardOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const SLOTS: OrderSlots<CardOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item: { day } }) => [{ id: 'starts', text: formatFullDay(day) }],
  protectionOf: null,
  statuses: {},
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.card_order_papers()} />,
  comingOf: ({ summary: { title, startsAt }, serverNow }) => [
    { id: 'starts', time: momentWords(startsAt), title, state: startsAt <= serverNow ? 'done' : 'next' },
  ],
  events: {
    held: () => m.card_order_event_held(),
    awaitingPayment: () => m.card_order_event_told(),
    issuing: () => m.card_order_event_issuing(),
    issued: () => m.card_order_event_issued(),
    issueFailed: () => m.card_order_event_failed(),
  },
  // TODO: a sentence for each stage of the contract.
  stages: {},
  changed: {},
  keptOf: () => [],
  words: {
    papers: m.card_order_papers,
    progress: progressWords,
    downloads: { papers: m.card_paper_download, hasReceipt: false },
    papersText: m.card_order_papers_text,
    papersAgain: m.card_order_papers_again,
    papersTo: m.card_order_papers_to,
    fares: m.card_order_fares,
    cancelLead: m.card_cancel_lead,
    cancelKeep: m.card_cancel_keep,
    cancelNote: m.card_cancel_note,
    cancelledNone: m.card_cancelled_none,
  },
};
