import { ProblemError } from '#domain/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Deps } from '#server/deps.ts';
import { passportsSeen, type SeesPassport } from '#server/orders/authority.ts';
import { openPassport } from '#server/orders/passports.ts';
import { findOwnOrder, type Order, type OrderRow, toOrder } from '#server/orders/read-order.ts';

type Documents = components['schemas']['Documents'];

/**
 * An issued order of whoever asks, with one ticket per passenger; the passport number is whole where it was typed and after
 * a one-time code. At the airport the passport itself is compared. Throws 404 for an order of somebody else, 409 for one without valid tickets.
 */
export async function documentsOf(
  { db, config, now, productOf }: Deps,
  orderId: string,
  who: Who,
): Promise<{ row: OrderRow; order: Order; documents: Documents }> {
  const at = now();
  const row = await findOwnOrder({ db, productOf }, orderId, who, at);
  if (row.status !== 'issued' || row.issued_at === null) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order has no valid tickets.' });
  }
  const order = await toOrder(db, row, at, who);
  return { row, order, documents: await ticketsOf({ db, config }, row, order, await passportsSeen(db, row, who, at)) };
}

/** The documents of an issued order that was read already. `sees` says whose passport numbers are whole. */
export async function ticketsOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  row: OrderRow,
  order: Order,
  sees: SeesPassport,
): Promise<Documents> {
  const sealed = await db
    .selectFrom('passenger')
    .select(['position', 'passport_sealed', 'ticket_number', 'typed_by'])
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const tickets = sealed.flatMap(({ position, passport_sealed, ticket_number, typed_by }, index) => {
    const passenger = order.passengers[index];
    if (!passenger || !ticket_number) return [];
    // Thirty days after the journey only the masked number is left.
    const isWhole = passport_sealed !== '' && sees({ typed_by });
    const passportNumber = isWhole ? openPassport(config, row.id, position, passport_sealed) : passenger.passportMasked;
    return [{ ticketNumber: ticket_number, passenger, passportNumber, legs: order.legs }];
  });
  return { orderId: row.id, reference: row.reference, issuedAt: row.issued_at ?? order.serverNow, tickets };
}
