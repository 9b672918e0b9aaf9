import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';

type InsuranceOrder = components['schemas']['InsuranceOrder'];

/** An order of insurance, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<InsuranceOrder>) => <OrderScreen slots={SLOTS} {...props} />;

const SLOTS: OrderSlots<InsuranceOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item: { firstDay } }) => [{ id: 'starts', text: formatFullDay(firstDay) }],
  protectionOf: null,
  statuses: {},
  Papers: ({ documents }) => <PaperNumbers documents={documents} label={m.insurance_order_papers()} />,
  comingOf: ({ summary: { title, startsAt }, serverNow }) => [
    { id: 'starts', time: momentWords(startsAt), title, state: startsAt <= serverNow ? 'done' : 'next' },
  ],
  events: {
    held: () => m.insurance_order_event_held(),
    awaitingPayment: () => m.insurance_order_event_told(),
    issuing: () => m.insurance_order_event_issuing(),
    issued: () => m.insurance_order_event_issued(),
    issueFailed: () => m.insurance_order_event_failed(),
  },
  stages: {},
  keptOf: () => [],
  words: {
    papers: m.insurance_order_papers,
    progress: m.insurance_order_progress,
    downloads: { papers: m.insurance_paper_download, hasReceipt: false },
    papersText: m.insurance_order_papers_text,
    papersAgain: m.insurance_order_papers_again,
    papersTo: m.insurance_order_papers_to,
    fares: m.insurance_order_fares,
    cancelLead: m.insurance_cancel_lead,
    cancelKeep: m.insurance_cancel_keep,
    cancelNote: m.insurance_cancel_note,
    cancelledNone: m.insurance_cancelled_none,
  },
};
