import { formatMoney } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf, formatFullDay, formatShortDay } from '#domain/core/time.ts';
import { isCalledOff, restToPay } from '#domain/tours/standing.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { TourNow, TourParts } from '#src/screens/tours/order/TourParts.tsx';
import { tourDays } from '#src/screens/tours/tour-days.ts';

type TourOrder = components['schemas']['ToursOrder'];

/** An order of a tour, in the profile and for a booking found by reference. */
export const OrderPage = ({ Rest = null, ...props }: OrderPageProps<TourOrder>) => (
  <OrderScreen slots={SLOTS} {...props} Rest={isCalledOff(props.order) ? null : Rest} />
);

/** Where the tour is, of one that is booked. */
const Notes = ({ order }: { readonly order: TourOrder }) => (isIssued(order.status) ? <TourNow order={order} /> : null);

const Papers: OrderSlots<TourOrder>['Papers'] = ({ order, documents }) => (
  <>
    <PaperNumbers documents={documents} label={m.tours_order_papers()} />
    {isIssued(order.status) ? <TourParts order={order} /> : null}
  </>
);

const SLOTS: OrderSlots<TourOrder> = {
  title: (order) => {
    const rest = isIssued(order.status) ? restToPay(order) : null;
    const { title } = order.item;
    return rest === null ? title : m.tours_order_title_rest({ title, rest: formatMoney(rest.amounts.EUR) });
  },
  factsOf: ({ item }) => [
    { id: 'days', text: tourDays(item) },
    ...(item.needs?.hotel
      ? [{ id: 'hotel', text: m.tours_order_hotel({ hotel: item.needs.hotel, when: item.pickUp }) }]
      : []),
  ],
  protectionOf: null,
  statuses: {},
  Notes,
  Papers,
  comingOf: ({ item, summary: { startsAt }, serverNow }) => [
    {
      id: 'start',
      time: formatFullDay(item.start),
      title: m.tours_next_start({ place: item.from }),
      state: startsAt <= serverNow ? 'done' : 'next',
    },
  ],
  events: {
    held: () => m.tours_order_event_held(),
    awaitingPayment: () => m.tours_order_event_told(),
    issuing: () => m.tours_order_event_issuing(),
    issued: () => m.tours_order_event_issued(),
    issueFailed: () => m.tours_order_event_failed(),
    partiallyCancelled: () => m.tours_order_event_left(),
  },
  stages: {
    certain: ({ item }) => m.tours_stage_certain({ least: item.leastToRun }),
    belowMinimum: () => m.tours_stage_below(),
    calledOff: () => m.tours_way_off(),
    moved: () => m.tours_stage_moved(),
    guideNamed: ({ item }) =>
      item.guide === null ? m.tours_stage_guide() : m.tours_stage_guide_name({ guide: item.guide }),
  },
  changed: {
    name: () => m.tours_event_name(),
    date: ({ before, after }) =>
      m.tours_event_date({
        before: formatShortDay(dayOf(before.startsAt)),
        after: formatShortDay(dayOf(after.startsAt)),
      }),
  },
  keptOf: () => [],
  parts: {
    question: m.tours_cancel_which,
    hint: m.tours_cancel_which_hint,
    nameOf: ({ passengers }, { person }) => {
      const found = passengers[person ?? -1];
      return found ? `${found.firstName} ${found.lastName}` : '';
    },
  },
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
