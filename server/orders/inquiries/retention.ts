import { ACCOUNTING_MS } from '#domain/core/retention.ts';
import type { ProductRetention } from '#server/accounts/retention.ts';

/** An inquiry is kept as long as the accounting records of its order. */
export const inquiryRetention: ProductRetention = {
  forgetEnded: async (db, now) => {
    await db
      .deleteFrom('inquiry')
      .where('asked_at', '<=', now - ACCOUNTING_MS)
      .execute();
  },
  forgetOldOrder: async (tx, orderId) => {
    await tx.deleteFrom('inquiry').where('order_id', '=', orderId).execute();
  },
  // Deletes inquiries without an order. One whose offer became an order is kept, without its account.
  forgetAccount: async (tx, accountId) => {
    await tx.deleteFrom('inquiry').where('account_id', '=', accountId).where('order_id', 'is', null).execute();
    await tx.updateTable('inquiry').set({ account_id: null }).where('account_id', '=', accountId).execute();
  },
};
