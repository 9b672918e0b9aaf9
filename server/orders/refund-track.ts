import type { Selectable } from 'kysely';
import { cardRefundBy } from '#domain/core/card-refund.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { type MoneyBack, sumOfBacks } from '#domain/core/refund-split.ts';
import { isMoneyBack } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { paidBy, worthOf } from '#server/orders/parts.ts';

type Order = components['schemas']['Order'];
export type Refund = components['schemas']['OrderRefund'];
type CancellationRow = Selectable<Tables['cancellation']>;
type PartRow = Selectable<Tables['part_refund']>;
type Ledger = ReadonlyMap<string, number>;
/** What is known of an order's money. `ledger`: cents of EUR that went to the balance, by key. */
type Books = {
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
  readonly parts: readonly PartRow[];
  readonly ledger: Ledger;
  readonly events: Order['events'];
};

/**
 * Where the money is that goes back for an order, oldest first, with the times that have passed; empty while none does.
 * `payments`: all of the order.
 */
export async function refundsOf(
  db: Queryable,
  order: OrderRow,
  { payments, events }: { readonly payments: readonly PaymentRow[]; readonly events: Order['events'] },
): Promise<Refund[]> {
  const paid = paidBy(order, payments);
  if (paid.length === 0) return [];
  const cancellations = await db
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('ordinal')
    .execute();
  if (cancellations.length === 0 && paid.every(({ refund_due_at, status }) => !refund_due_at && status !== 'refunded'))
    return [];
  const parts = await db.selectFrom('part_refund').selectAll().where('order_id', '=', order.id).execute();
  const books = { order, payments: paid, parts, ledger: await creditsOf(db, order.id), events };
  return inTime([
    ...cancellations.flatMap((cancellation) => ofCancellation(cancellation, books)),
    ...paid.flatMap((payment) => takenByBank(payment, books)),
    ...withoutPapers(books, cancellations),
  ]);
}

/** Oldest first. */
export const inTime = (refunds: readonly Refund[]): Refund[] => refunds.toSorted((a, b) => momentOf(a) - momentOf(b));

const momentOf = ({ askedAt, agreedAt, cardSentAt }: Refund): number => askedAt ?? agreedAt ?? cardSentAt ?? 0;

async function creditsOf(db: Queryable, orderId: string): Promise<Ledger> {
  const lines = await db
    .selectFrom('ledger')
    .select(['key', 'amount'])
    .where('order_id', '=', orderId)
    .where('to_book', '=', 'balance')
    .execute();
  return new Map(lines.map(({ key, amount }) => [key, amount]));
}

/** A cancellation, a change that made the order cheaper, or what the supplier refused. Nothing when nothing comes back. */
function ofCancellation(cancellation: CancellationRow, books: Books): Refund[] {
  const { papers, refund, requested_at: askedAt, done_at, ordinal } = cancellation;
  const cause = causeOf(cancellation);
  const sum = euro(refund);
  const agreedAt = done_at ?? endedAt(cancellation, books);
  if (agreedAt === null)
    return refund === 0 ? [] : [{ cause, askedAt, agreedAt, sum, back: null, cardSentAt: null, cardBy: null }];
  const parts = books.parts.filter((part) => part.ordinal === ordinal);
  const ways = papers === null ? books.payments.map((one) => wayOfWhole(one, books)) : partWays(parts, books);
  const back = sumOfBacks(ways, currencyOf(books));
  if (back.toCard.amount + back.toBalance.amount === 0) return [];
  return [{ cause, askedAt, agreedAt, sum, back, ...sentAs(ways) }];
}

function causeOf({ cause, is_by_bank, is_unpaid, is_refused }: CancellationRow): Refund['cause'] {
  if (cause !== 'cancelled') return cause;
  if (is_by_bank) return 'takenBack';
  if (is_unpaid) return 'unpaid';
  return is_refused ? 'refused' : 'asked';
}

/** A whole cancellation is the last of its order, and agreed when the order is cancelled. */
const endedAt = ({ papers }: CancellationRow, { events }: Books): number | null =>
  papers === null ? (events.findLast(({ status }) => status === 'cancelled')?.at ?? null) : null;

/** `sentAt`: null while the card's part waits. */
type Way = MoneyBack & { readonly sentAt: number | null };

/** What a whole cancellation gave back of a payment; the bank's own refund is told beside it. */
function wayOfWhole(payment: PaymentRow, { ledger }: Books): Way {
  const { charge_id, refund_amount, currency, is_taken_back, refund_sent_at } = payment;
  const toCard = is_taken_back ? 0 : (refund_amount ?? 0);
  return {
    toCard: { amount: toCard, currency },
    toBalance: euro(ledger.get(`refund:${charge_id}`) ?? 0),
    sentAt: refund_sent_at,
  };
}

const partWays = (parts: readonly PartRow[], { payments, ledger }: Books): Way[] =>
  parts.flatMap((part) => {
    const payment = payments.find(({ charge_id }) => charge_id === part.charge_id);
    return payment ? [wayOfPart(part, payment, ledger)] : [];
  });

/** All of a part went to the balance when more did than the balance had paid. */
function wayOfPart(
  { charge_id, ordinal, by_card, from_balance, sent_at }: PartRow,
  payment: PaymentRow,
  ledger: Ledger,
) {
  const toBalance = ledger.get(`refund:${charge_id}:${ordinal}`) ?? 0;
  const toCard = toBalance > from_balance ? 0 : by_card;
  return { toCard: { amount: toCard, currency: payment.currency }, toBalance: euro(toBalance), sentAt: sent_at };
}

/** A charge that the bank took back on its own: what our refunds had not returned before. */
function takenByBank(payment: PaymentRow, books: Books): Refund[] {
  const { charge_id, is_taken_back, amount, currency, worth, from_balance, refund_sent_at } = payment;
  if (!is_taken_back) return [];
  const parts = books.parts.filter((part) => part.charge_id === charge_id);
  const before = partWays(parts, books).filter(({ sentAt }) => sentAt !== null);
  const toCard: Money = { amount: amount - before.reduce((all, way) => all + way.toCard.amount, 0), currency };
  if (toCard.amount <= 0) return [];
  return [
    {
      cause: 'takenBack',
      ...{ askedAt: null, agreedAt: null },
      sum: euro(Math.round(((worth - from_balance) * toCard.amount) / amount)),
      back: { toCard, toBalance: euro(0) },
      ...sentAs([{ toCard, toBalance: euro(0), sentAt: refund_sent_at }]),
    },
  ];
}

/** An order that ended before it had papers: all payments go back, the balance's part together with the card's. */
function withoutPapers(
  { order, payments, events, ledger }: Books,
  cancellations: readonly CancellationRow[],
): Refund[] {
  if (!isMoneyBack(order.status) || cancellations.some(({ papers }) => papers === null)) return [];
  const failedAt = events.findLast(({ status }) => status === 'issueFailed')?.at ?? null;
  const ways = payments.map(
    ({ charge_id, amount, currency, from_balance, status, is_taken_back, refund_sent_at }): Way => ({
      toCard: { amount: is_taken_back ? 0 : amount, currency },
      toBalance: euro(status === 'refunded' ? (ledger.get(`refund:${charge_id}`) ?? 0) : from_balance),
      sentAt: refund_sent_at,
    }),
  );
  const back = sumOfBacks(ways, payments[0]?.currency ?? 'EUR');
  if (back.toCard.amount + back.toBalance.amount === 0) return [];
  const agreedAt = events.findLast(({ status }) => status === 'refunding')?.at ?? null;
  const ours = payments.filter(({ is_taken_back }) => !is_taken_back);
  const sum = euro(ours.length > 0 ? worthOf(ours) : back.toBalance.amount);
  return [
    { cause: failedAt === null ? 'unused' : 'notIssued', askedAt: failedAt, agreedAt, sum, back, ...sentAs(ways) },
  ];
}

/** When all that goes to cards was sent, and by when it is seen there; null while some waits, or none goes. */
function sentAs(ways: readonly Way[]): Pick<Refund, 'cardSentAt' | 'cardBy'> {
  const toCards = ways.filter(({ toCard }) => toCard.amount > 0);
  const sent = toCards.flatMap(({ sentAt }) => sentAt ?? []);
  if (toCards.length === 0 || sent.length < toCards.length) return { cardSentAt: null, cardBy: null };
  const cardSentAt = Math.max(...sent);
  return { cardSentAt, cardBy: cardRefundBy(dayOf(cardSentAt)) };
}

const currencyOf = ({ payments }: Books) => payments[0]?.currency ?? 'EUR';
