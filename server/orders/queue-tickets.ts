import { refundPlan } from '#domain/cancellation.ts';
import { euro } from '#domain/money.ts';
import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { ticketsMail } from '#server/orders/mails/tickets.ts';
import { ENGLISH, personName } from '#server/orders/papers/words.ts';
import { type Order, type OrderRow, passengersOf, toOrder } from '#server/orders/read-order.ts';

/** Mails the tickets of an order whose passengers have their numbers. */
export async function queueTickets(
  tx: Queryable,
  order: OrderRow,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: number },
): Promise<void> {
  const tickets = (await passengersOf(tx, order.id)).map(({ title, first_name, last_name, ticket_number }) => {
    if (!ticket_number) throw new Error('The supplier gave fewer tickets than there are passengers');
    return {
      name: personName({ title, firstName: first_name, lastName: last_name }),
      ticketNumber: ticket_number,
    };
  });
  const payment = await tx
    .selectFrom('payment')
    .select(['amount', 'currency', 'from_balance'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const mail = ticketsMail(
    mailOrder(order, payment, publicUrl),
    tickets,
    flightRules(await toOrder(tx, order, at, { accountId: null })),
  );
  await queueMail(tx, { orderId: order.id, kind: 'tickets', recipient: order.email, mail }, at);
}

/** The same words as on the ticket, flight by flight. */
function flightRules({ legs, lines, discount, protection }: Order) {
  const plan = refundPlan({ legs, lines, protection, discount: discount?.amount ?? euro(0) });
  const told = legs.map((leg, index) => {
    const { way, bags } = ENGLISH.leg(leg);
    const refund = plan[index];
    return {
      bags: `${way}: ${bags.join(', ')}`,
      refund: refund ? `${way}: ${ENGLISH.refund(refund, leg.fare.kind === 'charter').join('; ')}` : '',
    };
  });
  return { bags: told.map(({ bags }) => bags), refund: told.map(({ refund }) => refund) };
}
