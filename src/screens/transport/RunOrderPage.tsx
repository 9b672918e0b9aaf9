import { isIssued } from '#domain/core/status-questions.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { leavesAt, reachesAt, runOf } from '#domain/transport/runs/railway.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { RunPlaces } from '#src/screens/transport/RunPlaces.tsx';
import { placeWords } from '#src/screens/transport/run-place-words.ts';
import { arrivesWords, departsWords, isAllBack, numberWords } from '#src/screens/transport/runs/checkout/run-words.ts';
import { RunNews } from '#src/screens/transport/runs/RunNews.tsx';

/** An order of a train or a bus. */
export const RunOrderPage = (props: OrderPageProps<RunOrder>) => <OrderScreen slots={SLOTS} {...props} />;

/** What comes is as late as the run is; of one that does not run nothing comes. */
function comingOf({ item, serverNow }: RunOrder): ReturnType<OrderSlots<RunOrder>['comingOf']> {
  if (item.stage === 'cancelled') return [];
  const [leaves, reaches] = [leavesAt(runOf(item)), reachesAt(runOf(item))];
  return [
    {
      id: 'departs',
      time: momentWords(leaves),
      title: m.transportticket_leaves({ station: item.from.en }),
      state: leaves <= serverNow ? 'done' : 'next',
    },
    {
      id: 'arrives',
      time: momentWords(reaches),
      title: m.transportticket_reaches({ station: item.to.en }),
      state: reaches <= serverNow ? 'done' : 'next',
    },
  ];
}

/** A compartment that was bought whole, and goes back so. */
const isFamily = ({ item }: RunOrder): boolean => item.places.some(({ compartment }) => compartment?.kind === 'family');

const SLOTS: OrderSlots<RunOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item }) => [
    { id: 'run', text: numberWords(item) },
    { id: 'departs', text: departsWords(item) },
    { id: 'arrives', text: arrivesWords(item) },
  ],
  protectionOf: null,
  statuses: {},
  Notes: ({ order }) => (isIssued(order.status) ? <RunNews order={order} hasWay={false} /> : null),
  Papers: RunPlaces,
  comingOf,
  events: {
    held: () => m.transportticket_event_held(),
    awaitingPayment: () => m.transportticket_event_told(),
    issuing: () => m.transportticket_event_issuing(),
    issued: () => m.transportticket_event_issued(),
    issueFailed: () => m.transportticket_event_failed(),
    partiallyCancelled: () => m.transportticket_event_part(),
  },
  stages: {
    boarding: () => m.transportticket_stage_boarding(),
    late: () => m.transportticket_stage_late(),
    done: () => m.transportticket_stage_done(),
    runCancelled: () => m.transportticket_stage_cancelled(),
    runMoved: () => m.transportticket_stage_moved(),
  },
  changed: {
    person: () => m.transportticket_event_person(),
    run: () => m.transportticket_event_run(),
  },
  keptOf: () => [],
  parts: {
    question: m.transportticket_cancel_which,
    hint: (order) => (isFamily(order) ? m.transportplace_back_family() : m.transportticket_cancel_which_hint()),
    together: (order) => (isFamily(order) ? { each: null, all: m.profile_cancel_back } : null),
    nameOf: ({ item, passengers }, { person }) => {
      const found = person === null ? undefined : passengers[person];
      const place = item.places.find((one) => one.person === person);
      return [found ? `${found.firstName} ${found.lastName}` : '', place ? placeWords(item, place) : '']
        .filter(Boolean)
        .join(', ');
    },
    refusals: { family_whole: m.transportticket_cancel_family, child_alone: m.transportticket_cancel_child },
  },
  words: {
    papers: m.transportticket_numbers,
    progress: progressWords,
    downloads: { papers: m.transportticket_download, hasReceipt: false },
    papersText: m.transportticket_text,
    papersAgain: m.profile_papers_again,
    papersTo: m.transportticket_to,
    fares: m.transportticket_fares,
    cancelLead: (order) => (isAllBack(order) ? m.transportticket_cancel_all() : m.transportticket_cancel_lead()),
    cancelKeep: m.transportticket_cancel_keep,
    cancelNote: m.transportticket_cancel_note,
    cancelledNone: m.transportticket_cancelled_none,
  },
};
