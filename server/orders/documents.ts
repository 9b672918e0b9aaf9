import { ProblemError } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Who } from '#server/accounts/who.ts';
import { inOneMoment } from '#server/db/one-moment.ts';
import { openPassport } from '#server/db/passports.ts';
import { passportsSeen, type SeesPassport } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow, PassengerRow } from '#server/orders/order-row.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, papersOf, passengersOf, readOwnOrder } from '#server/orders/read-order.ts';

type Documents = components['schemas']['Documents'];

/**
 * An issued order with its papers of one moment, for a traveller who may read it. Passport numbers are in full where they were
 * typed and after a one-time code, because an airport compares them with the passport. Throws 404 for an order of
 * somebody else, 409 for one without valid papers.
 */
export async function documentsOf(
  { db, config, now, productOf }: Deps,
  orderId: string,
  who: Who,
): Promise<{ row: OrderRow; order: Order; documents: Documents }> {
  const at = now();
  const { id } = await findOwnOrder({ db, productOf }, orderId, who, at);
  return inOneMoment(db, async (tx) => {
    const row = await readOwnOrder(tx, id, who);
    if (!isIssued(row.status) || row.issued_at === null) {
      throw new ProblemError(409, { code: 'not_allowed', message: 'This order has no valid papers.' });
    }
    const order = await toOrder(tx, row, at, who, { productOf });
    const sees = await passportsSeen(tx, row, who, at);
    return { row, order, documents: await papersFor({ db: tx, config, productOf }, row, order, sees) };
  });
}

/** The papers of an issued order that is already read. `sees` decides which passport numbers are in full, and with birth dates. */
export async function papersFor(
  { db, config, productOf }: Pick<Deps, 'db' | 'config' | 'productOf'>,
  row: OrderRow,
  { serverNow }: Pick<Order, 'serverNow'>,
  sees: SeesPassport,
): Promise<Documents> {
  const people = await passengersOf(db, row.id);
  const { sayBirth } = productOf(row.product).papers;
  const holderOf = (person: PassengerRow) => {
    const { position, passport_sealed, passport_masked, typed_by, birth_on } = person;
    // Thirty days after the journey only the masked number is stored.
    const isWhole = passport_sealed !== '' && sees({ typed_by });
    return {
      person: position,
      passportNumber: isWhole ? openPassport(config, row.id, position, passport_sealed) : passport_masked,
      ...(sayBirth && isWhole && birth_on !== null ? { birthDate: birth_on } : {}),
    };
  };
  const papers = (await papersOf(db, row.id)).map(({ position, kind, number, person }) => {
    const holder = people.find(({ position }) => position === person);
    return {
      position,
      kind,
      number,
      holder: holder ? holderOf(holder) : null,
    };
  });
  return { orderId: row.id, reference: row.reference, issuedAt: row.issued_at ?? serverNow, papers };
}
