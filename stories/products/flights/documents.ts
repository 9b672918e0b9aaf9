import { add, euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import {
  availability,
  documents,
  longDraft,
  longNames,
  noFlights,
  orders,
  typedDraft,
} from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Order = Schemas['FlightOrder'];

/** Documents of the query cache beside a machine: a realistic order in each status, and the flights of a day. */
const BY_STATUS: Partial<Record<OrderStatus, Order>> = {
  held: orders.held,
  awaitingPayment: orders.ready,
  paying: orders.paying,
  paymentFailed: orders.declined,
  paid: orders.paid,
  issuing: orders.issuing,
  issueFailed: orders.refunding,
  refunding: orders.refunding,
  issued: orders.issued,
  refunded: orders.refunded,
  expired: orders.expired,
  cancelled: orders.cancelled,
};

export type Staging = { readonly isOneWay: boolean; readonly isProtected: boolean; readonly hasLongNames: boolean };

const RISE = euro(600);

/** The full order for the facts that a machine knows. */
export function orderFor(info: OrderInfo | null, { isOneWay, isProtected, hasLongNames }: Staging): Order {
  const order = (info && BY_STATUS[info.status]) ?? orders.ready;
  const time = info ? { deadlineAt: info.deadlineAt, extensionsLeft: info.extensionsLeft } : {};
  const isNamed = order.passengers.length > 0;
  const { item, lines, total, totals } = isProtected && isNamed ? orders.readyProtected : order;
  const passengers = isNamed && hasLongNames ? longNames : order.passengers;
  const whole: Order = { ...order, ...time, item, lines, total, totals, passengers };
  return isOneWay && isNamed
    ? oneWayOf(whole)
    : isOneWay
      ? { ...whole, item: { ...item, type: 'oneWay', legs: item.legs.slice(0, 1) } }
      : whole;
}

function oneWayOf(order: Order): Order {
  const { item, lines, total, totals } = orders.readyOneWay;
  return { ...order, item, lines, total, totals };
}

export function problemFor(problem: Problem, { isOneWay }: Staging): Problem {
  if (!isOneWay || !problem.price) return problem;
  const { old, new: fresh } = problem.price;
  const { total } = orders.readyOneWay;
  return fresh.amount > old.amount
    ? { ...problem, price: { old: total, new: add(total, RISE) } }
    : { ...problem, price: { old: add(total, RISE), new: total } };
}

export const draftFor = ({ hasLongNames }: Staging): PassengerDraft => (hasLongNames ? longDraft : typedDraft);

export const papersFor = (): Schemas['Documents'] => documents.issued;

type ResultsView = Extract<FlightBookingView, { kind: 'results' }>;

/** null while the machine waits for it. */
export function availabilityFor({ results, search }: ResultsView): Schemas['FlightAvailability'] | null {
  if (results.kind !== 'shown') return null;
  if (results.results.departing === 0) return noFlights;
  return search.type === 'oneWay' ? { ...availability, returning: null } : availability;
}
