import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { loadFieldProblem, wishProblems } from '#domain/card/wish.ts';
import type { Money } from '#domain/core/money.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { convert, type Rates } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { accountById } from '#server/accounts/account.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { passengerColumns } from '#server/orders/passenger-columns.ts';
import { lockOrder, passengersOf } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { transition } from '#server/orders/transition.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { type CardRow, lockCard, noCard } from '#server/products/card/cards.ts';
import { CARD, type CardDetail, deliveryOf, faresOf, HOLD_MS, type Load } from '#server/products/card/detail.ts';
import { pendingOf } from '#server/products/card/pending.ts';
import { heldRates } from '#server/products/card/quote.ts';
import { replacementPrice } from '#server/products/card/replacement.ts';

type Schemas = components['schemas'];
type Tx = Transaction<Tables>;
type Asked<Wish> = BeginRequest<Wish>;

/** Begins an order at the rate of a quote; returns the open order of the same wish. */
export const holdCard: Operation<'holdCard'> = (call) => {
  // A card that is there belongs to an account; for a new one its holder is told signed in.
  if (call.body.kind !== 'new') requireAccount(call.who);
  return openOnce(call, 'holdCard', { product: CARD, open: (tx, asked) => open(tx, asked) });
};

function open(tx: Tx, { body, ...asked }: Asked<Schemas['CardWish']>): Promise<OrderRow> {
  switch (body.kind) {
    case 'new':
      return openNew(tx, { ...asked, body });
    case 'load':
      return openLoad(tx, { ...asked, body });
    case 'replacement':
      return openReplacement(tx, { ...asked, body });
  }
}

/** Dollars become euros at the rates of the quote, and stay euros. */
const loadOf = (load: Money, rates: Rates): Load => ({ amount: convert(load, 'EUR', rates).amount, rates });

async function openNew(tx: Tx, asked: Asked<Schemas['CardWishNew']>): Promise<OrderRow> {
  const { body, now, config } = asked;
  const { rates, until } = heldRates(config, body.quote, now);
  refuseFields(wishProblems(body, { rates, today: dayOf(now) }));
  const wished = {
    ...{ kind: 'new' as const, arrival: body.arrival, ...deliveryOf(body.delivery) },
    ...{ load: loadOf(body.load, rates), loadBefore: null },
  };
  const same = await alike(tx, asked, wished);
  if (same) return same;
  const detail: CardDetail = { ...wished, cardId: randomUUID(), begunAt: now, paidAt: null, check: null };
  return createOrder(tx, asked, { product: CARD, detail, fares: faresOf(detail).amount, deadlineAt: until });
}

/** The open order of this browser for exactly this. */
async function alike(tx: Tx, asked: Asked<unknown>, wished: object): Promise<OrderRow | undefined> {
  const holds = await ownHolds(tx, CARD, { ...asked, like: wished as Readonly<Record<string, unknown>> });
  return holds.find((order) => isMaker(order, asked));
}

async function openLoad(tx: Tx, asked: Asked<Schemas['CardWishLoad']>): Promise<OrderRow> {
  const { body, now, config } = asked;
  const card = await lockOwn(tx, body.cardOrderId, asked);
  const { rates, until } = heldRates(config, body.quote, now);
  if (card.state !== 'active') throw notAllowed('This card cannot be loaded now.');
  const { rials } = await pendingOf(tx, card.id);
  refuseFields(problemsIn({ load: loadFieldProblem(body.load, { rates, balance: card.balance + rials }) }));
  const load = loadOf(body.load, rates);
  const wished = { kind: 'load' as const, cardId: card.id, cardOrderId: body.cardOrderId, load, loadBefore: null };
  const detail: CardDetail = { ...wished, begunAt: now };
  return (await alike(tx, asked, wished)) ?? openFor(tx, asked, { card, detail, until });
}

async function openReplacement(tx: Tx, asked: Asked<Schemas['CardWishReplacement']>): Promise<OrderRow> {
  const { body, now } = asked;
  const card = await lockOwn(tx, body.cardOrderId, asked);
  if (card.state !== 'active' && card.state !== 'blocked') throw notAllowed('This card cannot be replaced now.');
  if (card.blocked_by === 'bank') throw notAllowed('It owes a load that the bank took back.');
  if (replacementPrice(card, now).price.amount === 0) throw notAllowed('The next replacement is free.');
  const wished = { kind: 'replacement' as const, cardId: card.id, cardOrderId: body.cardOrderId };
  const detail: CardDetail = { ...wished, begunAt: now };
  return (await alike(tx, asked, wished)) ?? openFor(tx, asked, { card, detail, until: now + HOLD_MS });
}

/** Locks the card; 404 for one of another account. */
async function lockOwn(tx: Tx, orderId: string, { accountId }: Asked<unknown>): Promise<CardRow> {
  const found = await tx
    .selectFrom('card')
    .select('id')
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw noCard();
  return lockCard(tx, found.id);
}

/** An order for a holder who is known: it awaits its payment at once. */
async function openFor(
  tx: Tx,
  asked: Asked<unknown>,
  { card, detail, until }: { readonly card: CardRow; readonly detail: CardDetail; readonly until: number },
): Promise<OrderRow> {
  const { config, now, accountId } = asked;
  const [holder] = await passengersOf(tx, card.order_id);
  if (!holder || accountId === null) throw notAllowed('Nobody is left whom this card is for.');
  const { email, phone } = await accountById(tx, accountId);
  const order = await createOrder(tx, asked, {
    ...{ product: CARD, detail, fares: faresOf(detail).amount, deadlineAt: until },
  });
  const person = { title: holder.title, firstName: holder.first_name, lastName: holder.last_name };
  await tx
    .insertInto('passenger')
    .values({
      ...{ order_id: order.id, position: 0, age_class: 'adult', typed_by: null },
      // Its passport stays with the order of the card.
      ...passengerColumns(config, { orderId: order.id, position: 0 }, { ...PERSON, ...person }),
    })
    .execute();
  await tx.updateTable('orders').set({ email, phone }).where('id', '=', order.id).execute();
  await transition(tx, order.id, 'submitPassengers', 'awaitingPayment', now);
  return lockOrder(tx, order.id);
}

const PERSON = {
  ageClass: 'adult',
  birthDate: '',
  nationality: '',
  passportNumber: '',
  passportCountry: '',
  passportExpiry: '',
} as const;
