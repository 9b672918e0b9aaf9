import type { Transaction } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { STEP_MS } from '#server/products/card/detail.ts';
import { replacingMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

type Tx = Transaction<Tables>;

/** A card that may get another plastic: not one that owes what a bank took back. */
export const isReplaceable = ({ state, blocked_by }: Pick<CardRow, 'state' | 'blocked_by'>): boolean =>
  (state === 'active' || state === 'blocked') && blocked_by !== 'bank';

/**
 * The old plastic of a locked card never works again; the next one is on its way, and the balance stays. False where the card
 * is at no state for it. The order of a paid one that was begun before a crash is known by `orderId`.
 */
export async function beginReplacing(
  tx: Tx,
  card: CardRow,
  { isFree, orderId }: { readonly isFree: boolean; readonly orderId: string | null },
  { now, config }: { readonly now: number; readonly config: Config },
): Promise<boolean> {
  if (orderId !== null && card.replaced_by === orderId) return true;
  if (!isReplaceable(card)) return false;
  await tx
    .updateTable('card')
    .set({
      ...{ state: 'replacing', blocked_by: null, number_sealed: null, pin_sealed: null, wrong_pins: 0 },
      ...{ step_at: now + STEP_MS, replaced_by: orderId },
      ...(isFree ? { free_replaced_at: now } : {}),
    })
    .where('id', '=', card.id)
    .execute();
  await tellHolder(tx, card, replacingMail(config.publicUrl, card.order_id), now);
  return true;
}
