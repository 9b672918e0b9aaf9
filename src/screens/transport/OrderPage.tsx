import { isIssued } from '#domain/core/status-questions.ts';
import { clockOf } from '#domain/core/time.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import { goingRides, rideNow } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { mostAlone } from '#src/screens/transport/each-ride.ts';
import { RideParts, RidesNow } from '#src/screens/transport/order/RideParts.tsx';
import { bookedWords, wayWords } from '#src/screens/transport/ride-words.ts';
import { RideAsks } from '#src/screens/transport/tracking/RideAsks.tsx';

/** An order of rides, in the profile and for a booking found by reference. */
export const OrderPage = (props: OrderPageProps<RideOrder>) => <OrderScreen slots={SLOTS} {...props} />;

/** Who drove is forgotten some weeks after the ride. */
function changedWords(order: RideOrder): string {
  const { driver } = rideNow(order.item);
  return driver ? m.transportride_stage_changed({ name: driver.name }) : m.transportride_stage_other();
}

/** What a ride asks stands above where it is. */
const Notes = ({ order }: { readonly order: RideOrder }) => (
  <>
    {goingRides(order.item).map((ride) => (
      <RideAsks key={ride.bookedAt} order={order} ride={ride} />
    ))}
    <RidesNow order={order} />
  </>
);

/** A car there and back: of both more comes back than of each alone. */
const isLessAlone = ({ item }: RideOrder): boolean => goingRides(item).some((ride) => mostAlone(item, ride) !== null);

const SLOTS: OrderSlots<RideOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item }) =>
    goingRides(item).map((ride, index) => ({
      id: `ride-${index}`,
      text: item.rides.length > 1 ? `${wayWords(item, ride)}. ${bookedWords(item, ride)}` : bookedWords(item, ride),
    })),
  protectionOf: null,
  statuses: {},
  Notes: ({ order }) => (isIssued(order.status) ? <Notes order={order} /> : null),
  Papers: ({ order, documents }) => (
    <>
      <PaperNumbers documents={documents} label={m.transport_order_papers()} />
      <RideParts order={order} />
    </>
  ),
  comingOf: ({ item, serverNow }) =>
    goingRides(item).map((ride, index) => ({
      id: `ride-${index}`,
      time: momentWords(ride.pickUpAt),
      title: wayWords(item, ride),
      state: ride.pickUpAt <= serverNow ? 'done' : 'next',
    })),
  events: {
    held: () => m.transport_order_event_held(),
    awaitingPayment: () => m.transport_order_event_told(),
    issuing: () => m.transport_order_event_issuing(),
    issued: () => m.transport_order_event_issued(),
    issueFailed: () => m.transport_order_event_failed(),
    partiallyCancelled: ({ item }) =>
      item.kind === 'cip' ? m.transportride_event_left() : m.transportride_event_part(),
  },
  stages: {
    driverNamed: () => m.transportride_stage_named(),
    driverChanged: changedWords,
    onTheWay: () => m.transportride_stage_on_the_way(),
    waiting: () => m.transportride_stage_waiting(),
    done: () => m.transportride_stage_done(),
    noShow: ({ item }) => noShowWords(item.rides),
    driverMissing: () => m.transportride_stage_missing(),
    followed: () => m.transportride_stage_followed(),
    asked: () => m.transportride_stage_asked(),
  },
  changed: {
    time: ({ before, after }) =>
      m.transportride_event_time({ before: momentWords(before.startsAt), after: momentWords(after.startsAt) }),
    meeting: () => m.transportride_event_meeting(),
  },
  keptOf: () => [],
  parts: {
    question: m.transportride_cancel_which,
    hint: (order) =>
      [m.transportride_cancel_which_hint(), ...(isLessAlone(order) ? [m.transportrules_cancel_one_of_car()] : [])].join(
        ' ',
      ),
    together: (order) =>
      isLessAlone(order) ? { each: m.transportride_cancel_alone, all: m.transportride_cancel_both } : null,
    nameOf: (order, { person }, index) => {
      const { item, passengers } = order;
      if (item.kind === 'cip') {
        const found = passengers[person ?? index];
        return found ? `${found.firstName} ${found.lastName}` : '';
      }
      const ride = goingRides(item)[index];
      return ride ? `${wayWords(item, ride)}. ${bookedWords(item, ride)}` : '';
    },
  },
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
    cancelNote: m.transportride_cancel_note,
    cancelledNone: m.transport_cancelled_none,
  },
};

/** With the times of both: of the driver who waited, and when that was over. */
function noShowWords(rides: RideOrder['item']['rides']): string {
  const ride = rides.find(({ stage }) => stage === 'noShow');
  if (!ride) return m.transportride_stage_no_show();
  const { arrivedAt, leftAt } = ride.times;
  return m.transportride_told_no_show({
    from: clockOf(arrivedAt ?? ride.pickUpAt),
    until: clockOf(leftAt ?? ride.freeUntil),
  });
}
