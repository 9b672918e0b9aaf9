import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type ToursOrder = components['schemas']['ToursOrder'];

/** An order of tours, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<ToursOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const SLOTS: OrderSlots<ToursOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item: { day } }) => [{ id: 'starts', text: formatFullDay(day) }],
  protectionOf: null,
  statuses: {},
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.tours_order_papers()} />,
  comingOf: ({ summary: { title, startsAt }, serverNow }) => [
    { id: 'starts', time: momentWords(startsAt), title, state: startsAt <= serverNow ? 'done' : 'next' },
  ],
  events: {
    held: () => m.tours_order_event_held(),
    awaitingPayment: () => m.tours_order_event_told(),
    issuing: () => m.tours_order_event_issuing(),
    issued: () => m.tours_order_event_issued(),
    issueFailed: () => m.tours_order_event_failed(),
  },
  // TODO: a sentence for each stage of the contract.
  stages: {},
  changed: {},
  keptOf: () => [],
  words: {
    papers: m.tours_order_papers,
    progress: progressWords,
    downloads: { papers: m.tours_paper_download, hasReceipt: false },
    papersText: m.tours_order_papers_text,
    papersAgain: m.tours_order_papers_again,
    papersTo: m.tours_order_papers_to,
    fares: m.tours_order_fares,
    cancelLead: m.tours_cancel_lead,
    cancelKeep: m.tours_cancel_keep,
    cancelNote: m.tours_cancel_note,
    cancelledNone: m.tours_cancelled_none,
  },
};
