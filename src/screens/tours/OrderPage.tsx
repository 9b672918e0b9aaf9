import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { comingDays } from '#src/screens/tours/checkout/coming-days.ts';
import { roomWords, tourDays, wayWords } from '#src/screens/tours/checkout/order-words.ts';

type TourOrder = components['schemas']['ToursOrder'];

/** An order of a tour, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<TourOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const SLOTS: OrderSlots<TourOrder> = {
  title: ({ item }) => item.title,
  factsOf: ({ item }) => [
    { id: 'days', text: tourDays(item) },
    { id: 'way', text: wayWords(item) },
    ...[roomWords(item)].flatMap((text) => (text === null ? [] : [{ id: 'rooms', text }])),
  ],
  protectionOf: null,
  statuses: {},
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.tours_order_papers()} />,
  comingOf: comingDays,
  events: {
    held: () => m.tours_order_event_held(),
    awaitingPayment: () => m.tours_order_event_told(),
    issuing: () => m.tours_order_event_issuing(),
    issued: () => m.tours_order_event_issued(),
    issueFailed: () => m.tours_order_event_failed(),
  },
  stages: {
    certain: ({ item }) => m.tours_stage_certain({ least: item.leastToRun }),
    belowMinimum: () => m.tours_stage_below(),
    guideNamed: ({ item }) =>
      item.guide === null ? m.tours_stage_guide() : m.tours_stage_guide_name({ guide: item.guide }),
  },
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
