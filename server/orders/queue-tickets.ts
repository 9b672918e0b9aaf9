import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { ticketsMail } from '#server/orders/mails/tickets.ts';
import { type OrderRow, passengersOf } from '#server/orders/read-order.ts';

/** Mails the tickets of an order whose passengers have their numbers. */
export async function queueTickets(
  tx: Queryable,
  order: OrderRow,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: number },
): Promise<void> {
  const tickets = (await passengersOf(tx, order.id)).map(({ title, first_name, last_name, ticket_number }) => {
    if (!ticket_number) throw new Error('The supplier gave fewer tickets than there are passengers');
    return { name: `${title === 'MR' ? 'Mr' : 'Ms'} ${first_name} ${last_name}`, ticketNumber: ticket_number };
  });
  const payment = await tx
    .selectFrom('payment')
    .select(['amount', 'currency', 'from_balance'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const mail = ticketsMail(mailOrder(order, payment, publicUrl), tickets);
  await queueMail(tx, { orderId: order.id, kind: 'tickets', recipient: order.email, mail }, at);
}
