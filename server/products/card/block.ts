import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { type CardRow, lockCard } from '#server/products/card/cards.ts';
import { blockedMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

type By = 'owner' | 'desk' | 'pin';

/**
 * Blocks a card; locks it. A payment that began before is finished, one after it is refused. Doing it twice changes nothing. Throws 409
 * for one that is not there or works no more.
 */
export async function blockCardOf(
  tx: Transaction<Tables>,
  cardId: string,
  by: By,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<CardRow> {
  const card = await lockCard(tx, cardId);
  // Of a plastic that is being replaced the old one is dead already, and the next is not there.
  if (card.state === 'blocked' || card.state === 'replacing') return card;
  if (card.state !== 'active' && card.state !== 'activating') throw notAllowed('This card cannot be blocked.');
  await tx.updateTable('card').set({ state: 'blocked', blocked_by: by }).where('id', '=', cardId).execute();
  await tellHolder(tx, card, blockedMail(by, publicUrl, card.order_id), now);
  return { ...card, state: 'blocked', blocked_by: by };
}
