import type { ExportedFile, ProductRetention } from '#server/accounts/retention.ts';
import { linesOfCard } from '#server/products/card/lines.ts';
import { statementText } from '#server/products/card/statement.ts';

/**
 * The holder of a card is forgotten with the people of its order; its books stay as long as those of the account. An account
 * with a card that is not closed is not erased.
 */
export const retention: ProductRetention = {
  filesOf: async (db, accountId) => {
    const cards = await db
      .selectFrom('card')
      .innerJoin('orders', 'orders.id', 'card.order_id')
      .select(['card.id', 'orders.reference'])
      .where('card.account_id', '=', accountId)
      .orderBy('card.created_at')
      .execute();
    const files: ExportedFile[] = [];
    for (const { id, reference } of cards)
      files.push({ name: `travel-card-${reference}.csv`, text: statementText(await linesOfCard(db, id, {})) });
    return files;
  },
  keepsAccount: async (tx, accountId) => {
    const open = await tx
      .selectFrom('card')
      .select('id')
      .where('account_id', '=', accountId)
      .where('state', '<>', 'closed')
      .executeTakeFirst();
    return open ? 'Your travel card is open. Close it first: then what is left on it comes to you.' : null;
  },
  forgetOrder: async (tx, orderId) => {
    await tx
      .updateTable('card')
      .set({ holder_mark: null, account_id: null, number_sealed: null, pin_sealed: null, last_digits: null })
      .where('order_id', '=', orderId)
      .execute();
  },
  forgetAccount: async (tx, accountId) => {
    await tx
      .updateTable('card')
      .set({ holder_mark: null, number_sealed: null, pin_sealed: null })
      .where('account_id', '=', accountId)
      .execute();
  },
};
