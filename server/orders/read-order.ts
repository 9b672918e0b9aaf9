import { type Selectable, sql, type Transaction } from 'kysely';
import { ageClassOn } from '#domain/ages.ts';
import { PROTECTION, priceLines, protectionPrice } from '#domain/fares.ts';
import { MAX_EXTENSIONS } from '#domain/limits.ts';
import { euro } from '#domain/money.ts';
import { isAllowed } from '#domain/order-status.ts';
import { totalOf } from '#domain/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import { convert } from '#domain/rates.ts';
import { isMoneyBack } from '#domain/status-questions.ts';
import { dayOf } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Who } from '#server/accounts/who.ts';
import type { HeldLeg, Queryable, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { codeRow } from '#server/orders/discounts.ts';
import { expireHold } from '#server/orders/expire.ts';
import { priceOf } from '#server/orders/price.ts';
import { triesLeft } from '#server/orders/tries-left.ts';

export type Order = components['schemas']['Order'];
export type OrderRow = Selectable<Tables['orders']>;
export type PaymentRow = Selectable<Tables['payment']>;
export type PassengerRow = Selectable<Tables['passenger']>;
/** Who asks for an order; nobody's null matches no row. */
type Asker = Pick<Who, 'visitor' | 'accountId'>;
type DeclineReason = components['schemas']['DeclineReason'];

const notFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such order.' });

/**
 * The order, if this visitor placed it or found it by reference and e-mail, or it is in this account; 404 for everybody else. A hold that is over
 * is ended first, in a transaction of its own, so that no answer shows seats that are not held.
 */
export async function findOwnOrder(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  orderId: string,
  who: Asker,
  now: number,
): Promise<OrderRow> {
  const order = await readOwnOrder(db, orderId, who);
  if (!isAllowed('expireHold', order.status) || order.deadline_at > now) return order;
  await expireHold({ db, productOf }, orderId, now);
  return readOwnOrder(db, orderId, who);
}

/** As findOwnOrder, but takes the order as it is: for use inside a transaction. */
export async function readOwnOrder(db: Queryable, orderId: string, { visitor, accountId }: Asker): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where((eb) =>
      eb.or([
        eb('owner', '=', visitor),
        eb('account_id', '=', accountId),
        eb.exists(
          eb
            .selectFrom('order_access')
            .select('visitor')
            .where('visitor', '=', visitor)
            .whereRef('order_id', '=', 'orders.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/** Locks an order for the rest of the transaction and reads it as it is now. Call findOwnOrder before. */
export const lockOrder = (tx: Transaction<Tables>, orderId: string): Promise<OrderRow> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow(notFound);

export const passengersOf = (db: Queryable, orderId: string): Promise<PassengerRow[]> =>
  db.selectFrom('passenger').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** The order as the contract shows it. */
export async function toOrder(
  db: Queryable,
  row: OrderRow,
  now: number,
  { accountId }: Pick<Asker, 'accountId'>,
): Promise<Order> {
  const { detail } = row;
  const passengers = await passengersOf(db, row.id);
  const events = await db
    .selectFrom('order_event')
    .select(['status', 'at'])
    .where('order_id', '=', row.id)
    .orderBy('id')
    .execute();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', row.id)
    // The one that pays it or paid it; a charge that the order did not need tells nothing about it.
    .orderBy(sql`status = 'succeeded'`, 'desc')
    .orderBy(sql`refund_amount is not null`, 'desc')
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fares = euro(row.fares);
  const code = row.discount_code === null ? null : await codeRow(db, row.discount_code);
  const total = totalOf(priceOf(row));
  return {
    orderId: row.id,
    reference: row.reference,
    status: row.status,
    deadlineAt: row.deadline_at,
    extensionsLeft: Math.max(0, MAX_EXTENSIONS - row.extensions),
    serverNow: now,
    type: detail.type,
    adult: detail.adult,
    child: detail.child,
    infant: detail.infant,
    legs: detail.legs.map(toOrderLeg),
    passengers: passengers.map((passenger) => toOrderPassenger(passenger, detail.legs)),
    contact: row.email === null || row.phone === null ? null : { email: row.email, phone: row.phone },
    lines: priceLines(
      detail.legs,
      detail,
      passengers.map(({ birth_on }) => birth_on),
    ),
    protection: {
      price: protectionPrice(fares),
      refundPercent: PROTECTION.refundPercent,
      untilAt: (detail.legs[0]?.flight.departsAt ?? 0) - PROTECTION.endsBeforeMs,
      isChosen: row.protection > 0,
    },
    discount: code ? { code: code.code, percent: code.percent, amount: euro(row.discount) } : null,
    total,
    totals: { EUR: total, USD: convert(total, 'USD') },
    payment: payment
      ? {
          attempt: payment.attempt,
          attemptsLeft: await triesLeft(db, row.id),
          pageUrl: payment.status === 'started' ? payment.redirect_url : null,
          status: payment.status,
          amount: { amount: payment.amount, currency: payment.currency },
          fromBalance: euro(payment.from_balance),
          declineReason: payment.decline_reason as DeclineReason | null,
        }
      : null,
    refunded: row.refunded === null ? null : euro(row.refunded),
    ...(await backOf(db, row, payment)),
    isInAccount: row.account_id !== null && row.account_id === accountId,
    promisedAt: row.promised_at,
    issuedAt: row.issued_at,
    events: await withReasons(db, row.id, events),
    version: row.version,
  };
}

/** Each attempt is sent to the bank once, and what failed after it is that attempt. */
async function withReasons(db: Queryable, orderId: string, events: Order['events']): Promise<Order['events']> {
  if (!events.some(({ status }) => status === 'paymentFailed')) return events;
  const attempts = await db
    .selectFrom('payment')
    .select(['attempt', 'decline_reason'])
    .where('order_id', '=', orderId)
    .execute();
  let sent = 0;
  return events.map((event) => {
    if (event.status === 'paying') sent += 1;
    if (event.status !== 'paymentFailed') return event;
    const reason = attempts.find(({ attempt }) => attempt === sent)?.decline_reason as DeclineReason | null | undefined;
    return reason ? { ...event, declineReason: reason } : event;
  });
}

/** What went back, as the books have it: the lines of the balance, and what the gateway was asked for. */
async function backOf(db: Queryable, row: OrderRow, payment: PaymentRow | undefined): Promise<Pick<Order, 'back'>> {
  const isBack = isMoneyBack(row.status) || (row.refunded ?? 0) > 0;
  if (!payment || !isBack) return {};
  const { charge_id, amount, currency, refund_amount } = payment;
  // The part of a given-up attempt that was taken again, when its money came late, is not back any more.
  const retaken = `payment:${charge_id}:late`;
  const lines = await db
    .selectFrom('ledger')
    .select(['amount', 'to_book'])
    .where('key', 'in', [`refund:${charge_id}`, `paymentReturned:${charge_id}`, retaken, `chargeback:${charge_id}`])
    .execute();
  const toBalance = lines.reduce((all, line) => all + (line.to_book === 'balance' ? line.amount : -line.amount), 0);
  // Of a charge that the bank took back as a whole after all went to the balance, the card has everything.
  const isTakenBack = refund_amount === 0 && lines.some(({ to_book }) => to_book === 'gateway');
  const card = isTakenBack ? amount : (refund_amount ?? amount);
  return { back: { toCard: { amount: card, currency }, toBalance: euro(toBalance) } };
}

/** A leg without what only the stock needs. */
export const toOrderLeg = ({ path, flight, fare, prices }: HeldLeg): Order['legs'][number] => ({
  path,
  flight,
  fare,
  prices,
});

export const toOrderPassenger = (row: PassengerRow, legs: readonly HeldLeg[]): Order['passengers'][number] => ({
  ageClass: row.age_class,
  title: row.title,
  firstName: row.first_name,
  lastName: row.last_name,
  nationality: row.nationality,
  passportMasked: row.passport_masked,
  fareClasses: legs.map(({ flight }) => ageClassOn(row.birth_on, dayOf(flight.departsAt))),
});
