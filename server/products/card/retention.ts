import type { ProductRetention } from '#server/accounts/retention.ts';

/**
 * The holder of a card is forgotten with the people of its order; its books stay as long as those of the account. An account
 * with a card that is not closed is not erased.
 */
export const retention: ProductRetention = {
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
