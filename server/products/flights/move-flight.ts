import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import { FREE_DAYS_AROUND, givenNow } from '#domain/flights/flight-change.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { mailOf } from '#server/mails/layout.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { endOpenChange } from '#server/orders/changes.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { orderLink } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asFlights, FLIGHTS, type FlightDetail, type HeldLeg } from '#server/products/flights/detail.ts';
import { flights } from '#server/products/flights/product.ts';
import { setOffSale } from '#server/products/flights/stock.ts';
import { fareOf, faresOfFlight, fareTermsOf, flightOf } from '#server/products/flights/timetable.ts';

/** The airline's word: a flight of a day, as it was sold, leaves at another time or from another terminal. */
export type FlightMove = {
  /** `IR 425`. */
  readonly flightNumber: string;
  /** Tehran day of the timetable. */
  readonly day: string;
  /** Epoch ms. */
  readonly departsAt: number;
  /** null: not known, or no airport with terminals. */
  readonly terminal: string | null;
};

type Context = { readonly db: Database; readonly publicUrl: string; readonly now: number };

/**
 * What a move did: `later` are orders that are not issued yet, or of which something is being changed or given back at this
 * moment. Move again to reach them.
 */
export type Moved = { readonly told: number; readonly later: readonly string[] };

/** What the product's history of an order says of it. */
const FLIGHT_MOVED = 'flightMoved';

/**
 * Moves a flight in all issued orders that have it: old and new time, an event and one mail for each. Repeating it changes
 * nothing and tells nobody twice. A change that an owner was about to make is dropped first, and its seats are free. From
 * then on nobody buys the flight at its old time.
 */
export async function moveFlight({ db, publicUrl, now }: Context, move: FlightMove): Promise<Moved> {
  const fares = faresOfFlight(move.flightNumber, move.day);
  await setOffSale(
    db,
    fares.map(({ fareId }) => fareId),
    fares.some((fare) => !isAt(flightOf(fare), move)),
  );
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'reference'])
    .where('product', '=', FLIGHTS)
    .where('status', 'in', [...FLYING, ...SOON])
    .where(
      sql<boolean>`detail -> 'legs' @> ${JSON.stringify([{ flight: { flightNumber: move.flightNumber } }])}::jsonb`,
    )
    .execute();
  let told = 0;
  const later: string[] = [];
  for (const { id, reference } of rows) {
    const done = await db.transaction().execute((tx) => moveIn(tx, id, move, { publicUrl, now }));
    if (done === 'told') told += 1;
    if (done === 'later') later.push(reference);
  }
  return { told, later };
}

const FLYING: readonly OrderStatus[] = ['issued', 'partiallyCancelled'];
/** They may fly with it, once what is under way has ended. */
const SOON: readonly OrderStatus[] = [
  'held',
  'awaitingPayment',
  'paying',
  'paid',
  'issuing',
  'cancelQuoted',
  'cancelRequested',
];

async function moveIn(
  tx: Transaction<Tables>,
  orderId: string,
  move: FlightMove,
  { publicUrl, now }: Omit<Context, 'db'>,
): Promise<'told' | 'later' | 'nothing'> {
  const order = await lockOrder(tx, orderId);
  const { detail } = asFlights(order);
  const leg = detail.legs.find((one) => isOf(one, move));
  if (!leg || isAt(leg.flight, move)) return 'nothing';
  if (SOON.includes(order.status)) return 'later';
  if (!FLYING.includes(order.status)) return 'nothing';
  if (!(await endOpenChange(tx, orderId, 'dropped', { product: flights, now }))) return 'later';
  const moved = movedLeg(leg, move, now);
  const after: FlightDetail = { ...detail, legs: detail.legs.map((one) => (one === leg ? moved : one)) };
  await tx
    .updateTable('orders')
    .set({ ...detailColumns(flights, after), version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute();
  await tx
    .insertInto('order_event')
    .values({ order_id: orderId, status: order.status, what: FLIGHT_MOVED, at: now })
    .execute();
  const lines = mayLines(after, moved, { areAll: order.status === 'issued', now });
  const mail = movedMail(order, { leg, moved, lines }, publicUrl);
  await queueMail(tx, { orderId, kind: 'stage', recipient: order.email, mail }, now);
  return 'told';
}

const isAt = (
  flight: Pick<HeldLeg['flight'], 'departsAt' | 'terminal'>,
  { departsAt, terminal }: FlightMove,
): boolean => flight.departsAt === departsAt && flight.terminal === terminal;

const isOf = ({ fareId, flight }: HeldLeg, { flightNumber, day }: FlightMove): boolean =>
  flight.flightNumber === flightNumber && fareId.split('.')[1] === day;

/** Old times stay those that its traveller bought or accepted; a flight that is back at them was never moved. */
function movedLeg(leg: HeldLeg, move: FlightMove, now: number): HeldLeg {
  const { departsAt, terminal } = move;
  const { moved, ...rest } = leg;
  const flight = {
    ...leg.flight,
    departsAt,
    arrivesAt: departsAt + leg.flight.arrivesAt - leg.flight.departsAt,
    terminal,
  };
  const known = moved && !moved.isAccepted ? moved : leg.flight;
  const isBack = isAt(known, move);
  const fare = fareOf(leg.fareId);
  return {
    ...rest,
    flight,
    fare: fare ? fareTermsOf({ ...fare, day: dayOf(departsAt), departsAt }) : leg.fare,
    ...(isBack
      ? {}
      : {
          moved: {
            at: now,
            departsAt: known.departsAt,
            arrivesAt: known.arrivesAt,
            terminal: known.terminal,
            isAccepted: false,
          },
        }),
  };
}

/** The same as the note on the order's page says. */
function mayLines(
  { legs }: FlightDetail,
  { path, moved }: HeldLeg,
  { areAll, now }: { readonly areAll: boolean; readonly now: number },
): string[] {
  if (!moved) return ['Nothing: it leaves as you bought it, and the rules of your fare count.'];
  const whole = areAll ? 'you get everything back' : 'those who still fly get their fares back in full';
  return [
    'Keep the new time: you need not do anything.',
    ...(areAll
      ? [
          `Take another flight of this route with the same kind of fare, up to ${FREE_DAYS_AROUND} days earlier or later: it costs nothing.`,
        ]
      : []),
    ...(givenNow(legs, now) === 'all'
      ? [`Cancel before your first flight leaves: ${whole}.`]
      : ['Cancel before this flight leaves: you get its fare back in full.']),
    ...(givenNow(legs, now) === 'all' && path === 'returning'
      ? ['Cancel after that, until this flight leaves: you get its fare back in full.']
      : []),
  ];
}

type MailOf = { readonly leg: HeldLeg; readonly moved: HeldLeg; readonly lines: readonly string[] };

function movedMail(order: OrderRow, { leg: before, moved: after, lines }: MailOf, publicUrl: string) {
  const { flight } = after;
  const place = airportOf(flight.origin)?.city ?? flight.origin;
  return mailOf(`The airline moved a flight of your order ${order.reference}`, [
    {
      heading: `${flight.airlineName} ${flight.flightNumber} from ${place} (Tehran time)`,
      lines: [`Before: ${timesOf(before)}`, `Now: ${timesOf(after)}`],
    },
    {
      heading: 'What you can do',
      lines,
    },
    { lines: ['Your tickets stay valid. On your order page they show the new time.'] },
    orderLink(mailOrder(order, [], { productOf: () => flights, publicUrl })),
  ]);
}

const timesOf = ({ flight: { departsAt, arrivesAt, terminal } }: HeldLeg): string =>
  `${formatFullDay(dayOf(departsAt))}, ${clockOf(departsAt)} to ${clockOf(arrivesAt)}${terminal === null ? '' : `, Terminal ${terminal}`}`;
