import { ProblemError } from '#domain/problem.ts';
import type { Operation } from '#server/contract.ts';
import { openPassport } from '#server/orders/passports.ts';
import { findOwnOrder, toOrder } from '#server/orders/read-order.ts';

/** One ticket per passenger, with the whole passport number: it is compared with the passport at the airport. */
export const readDocuments: Operation<'readDocuments'> = async ({ path, who, deps }) => {
  const { db, config } = deps;
  const now = deps.now();
  const row = await findOwnOrder(db, path.orderId, who, now);
  if (row.status !== 'issued' || row.issued_at === null) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order has no valid tickets.' });
  }
  const order = await toOrder(db, row, now, who);
  const sealed = await db
    .selectFrom('passenger')
    .select(['position', 'passport_sealed', 'ticket_number'])
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const tickets = sealed.flatMap(({ position, passport_sealed, ticket_number }, index) => {
    const passenger = order.passengers[index];
    if (!passenger || !ticket_number) return [];
    // Thirty days after the journey only the masked number is left.
    const passportNumber =
      passport_sealed === '' ? passenger.passportMasked : openPassport(config, row.id, position, passport_sealed);
    return [{ ticketNumber: ticket_number, passenger, passportNumber, legs: order.legs }];
  });
  return { status: 200, body: { orderId: row.id, reference: row.reference, issuedAt: row.issued_at, tickets } };
};
