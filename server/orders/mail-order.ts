import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

type PaidAmount = Pick<Selectable<Tables['payment']>, 'amount' | 'currency'>;

/** What mails tell of an order: the flights as they were sold and the amount of this charge. */
export const mailOrder = (order: OrderRow, { amount, currency }: PaidAmount, publicUrl: string): MailOrder => ({
  reference: order.reference,
  legs: order.detail.legs,
  total: { amount, currency },
  publicUrl,
});
