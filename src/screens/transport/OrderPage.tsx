import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type TransportOrder = components['schemas']['TransportOrder'];

/** An order of transport, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<TransportOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const SLOTS: OrderSlots<TransportOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item: { wish } }) => [{ id: 'starts', text: formatFullDay(wish.ride.day) }],
  protectionOf: null,
  statuses: {},
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.transport_order_papers()} />,
  comingOf: ({ summary: { title, startsAt }, serverNow }) => [
    { id: 'starts', time: momentWords(startsAt), title, state: startsAt <= serverNow ? 'done' : 'next' },
  ],
  events: {
    held: () => m.transport_order_event_held(),
    awaitingPayment: () => m.transport_order_event_told(),
    issuing: () => m.transport_order_event_issuing(),
    issued: () => m.transport_order_event_issued(),
    issueFailed: () => m.transport_order_event_failed(),
  },
  stages: {
    driverNamed: () => m.transport_stage_driver_named(),
    driverChanged: () => m.transport_stage_driver_changed(),
    onTheWay: () => m.transport_stage_on_the_way(),
    waiting: () => m.transport_stage_waiting(),
    done: () => m.transport_stage_done(),
    noShow: () => m.transport_stage_no_show(),
    driverMissing: () => m.transport_stage_driver_missing(),
  },
  changed: { time: () => m.transport_changed_time(), meeting: () => m.transport_changed_meeting() },
  keptOf: () => [],
  words: {
    papers: m.transport_order_papers,
    progress: progressWords,
    downloads: { papers: m.transport_paper_download, hasReceipt: false },
    papersText: m.transport_order_papers_text,
    papersAgain: m.transport_order_papers_again,
    papersTo: m.transport_order_papers_to,
    fares: m.transport_order_fares,
    cancelLead: m.transport_cancel_lead,
    cancelKeep: m.transport_cancel_keep,
    cancelNote: m.transport_cancel_note,
    cancelledNone: m.transport_cancelled_none,
  },
};
