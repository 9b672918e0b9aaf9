import { CLOSING_FEE_PERCENT } from '#domain/card/limits.ts';
import { leastLoad, moneyFor, mostLoad } from '#domain/card/load.ts';
import { A_DAY, leftToday, type Spending } from '#domain/card/spending.ts';
import { euro, type Money, percentOf, subtract } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { ratesNow } from '#server/facts/current.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { yearFrom } from '#server/products/card/detail.ts';
import { boundsOf, toRates } from '#server/products/card/operations/readCardQuote.ts';
import { pendingOf } from '#server/products/card/pending.ts';
import { replacementPrice } from '#server/products/card/replacement.ts';
import { isReplaceable } from '#server/products/card/replacing.ts';
import { hasPermission } from '#server/staff-setting.ts';

type Schemas = components['schemas'];
export type Allowed = Schemas['Card']['allowed'][number];

/** What a closing gives for this balance now. */
export function leftOf(
  balance: number,
  rates: Rates,
): { readonly atDesk: Money; readonly toBalance: Money; readonly fee: Money } {
  const atDesk = moneyFor(balance, 'EUR', rates);
  const fee = percentOf(atDesk, CLOSING_FEE_PERCENT);
  return { atDesk, fee, toBalance: subtract(atDesk, fee) };
}

/** Where an owner has a desk: somebody of the staff may help there. */
export const hasDesk = ({ staff }: Pick<Deps['config'], 'staff'>): boolean => hasPermission(staff, 'card.desk');

/** The last day on which an expired card can be closed. */
export const closeByOf = ({ state, last_day }: Pick<CardRow, 'state' | 'last_day'>): string | null =>
  state === 'expired' && last_day !== null ? yearFrom(last_day) : null;

/** Payments of the last days that were not reversed, for the limits of a day. */
export async function spentBy(db: Queryable, cardId: string, now: number): Promise<Spending['paid']> {
  return db
    .selectFrom('card_payment')
    .select(['place', 'rials', 'at'])
    .where('card_id', '=', cardId)
    .where('reversed_at', 'is', null)
    .where('at', '>=', momentOf(addDays(dayOf(now), -1)))
    .execute();
}

/** What can be done with a card now. `owed`: cents of EUR that the account owes. */
export function allowedOf(
  card: CardRow,
  { now, owed, isLoading }: { readonly now: number; readonly owed: number; readonly isLoading: boolean },
): Allowed[] {
  const { state, blocked_by } = card;
  const isOpen = state === 'active' || state === 'blocked' || state === 'replacing';
  const closeBy = closeByOf(card);
  const isClosable = isOpen || (closeBy !== null && dayOf(now) <= closeBy);
  const may: Readonly<Record<Allowed, boolean>> = {
    activate: state === 'activating',
    block: state === 'active' || state === 'activating',
    unblock: state === 'blocked' && (blocked_by !== 'bank' || owed === 0),
    replace: isReplaceable(card),
    load: state === 'active',
    close: isClosable && !isLoading && owed === 0,
    pin: state === 'active',
  };
  return (Object.keys(may) as Allowed[]).filter((act) => may[act]);
}

/** What the account of a card owes, in cents of EUR. */
export async function owedBy(db: Queryable, accountId: string | null): Promise<number> {
  if (accountId === null) return 0;
  const { balance } = await db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Math.max(0, -balance);
}

export async function allowedNow(db: Queryable, card: CardRow, now: number): Promise<Allowed[]> {
  const { count } = await pendingOf(db, card.id);
  // Its own order is under way until it is approved.
  return allowedOf(card, { now, owed: await owedBy(db, card.account_id), isLoading: count > 0 });
}

/** The card as its owner sees it. */
export async function toCard(
  db: Queryable,
  card: CardRow,
  { now, config }: { readonly now: number; readonly config: Deps['config'] },
): Promise<Schemas['Card']> {
  const rates = await ratesNow(db);
  const paid = await spentBy(db, card.id, now);
  const pending = await pendingOf(db, card.id);
  const owed = await owedBy(db, card.account_id);
  const limitOf = (place: Spending['place']) => ({ aDay: A_DAY[place], left: leftToday(place, { paid, now }) });
  return {
    ...{ orderId: card.order_id, state: card.state, blockedBy: card.blocked_by },
    ...{ balance: card.balance, about: moneyFor(card.balance, 'EUR', rates), rates: toRates(rates) },
    ...{ lastDay: card.last_day, lastDigits: card.last_digits, plastic: card.plastic },
    limits: { shop: limitOf('shop'), cash: limitOf('cash'), endsAt: momentOf(addDays(dayOf(now), 1)) },
    alertAbove: card.alert_above,
    allowed: allowedOf(card, { now, owed, isLoading: pending.count > 0 }),
    leastLoad: boundsOf((currency) => leastLoad(currency, rates)),
    mostLoad: boundsOf((currency) => mostLoad(currency, rates, card.balance + pending.rials)),
    replacement: replacementPrice(card, now),
    left: leftOf(card.balance, rates),
    hasDesk: hasDesk(config),
    closeBy: closeByOf(card),
    owed: euro(card.blocked_by === 'bank' ? owed : 0),
    serverNow: now,
    isSimulated: true,
  };
}
