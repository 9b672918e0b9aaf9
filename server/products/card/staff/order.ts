import { promiseOf } from '#domain/card/delivery.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { openPassport } from '#server/db/passports.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { passengersOf } from '#server/orders/read-order.ts';
import { storedPicturesOf } from '#server/pictures/stored.ts';
import { asCard, CARD, type CardPaper, type Check, isNew, type NewCard } from '#server/products/card/detail.ts';
import { mayAsk } from '#server/products/card/issue.ts';

type Schemas = components['schemas'];
type Row = Schemas['StaffCardOrderRow'];
type Step = Schemas['StaffCardStep'];

/** A paid order of a new card, which staff may see. */
export type Submitted = OrderOf<NewCard> & { readonly detail: NewCard & { readonly check: Check } };

const notFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such order.' });

export function submitted(row: Parameters<typeof asCard>[0] | undefined): Submitted {
  if (row?.product !== CARD) throw notFound();
  const order = asCard(row);
  if (!isNew(order) || !order.detail.check) throw notFound();
  return { ...order, detail: { ...order.detail, check: order.detail.check } };
}

/** Throws 404 for what is not paid, and for an order of anything else. */
export const findSubmitted = async (db: Queryable, orderId: string): Promise<Submitted> =>
  submitted(await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst());

/** Where the order is for the issuer; null where nothing is left to do. */
export function stageOf({ status, stage, detail: { check } }: Submitted): Row['stage'] | null {
  if (status === 'issuing') return check.decided === null ? check.stage : 'approved';
  if (status !== 'issued') return null;
  if (stage === null) return 'approved';
  return stage === 'producing' || stage === 'outForDelivery' ? stage : null;
}

export function toRow(order: Submitted, stage: Row['stage']): Row {
  const { arrival, delivery, check, paidAt, begunAt } = order.detail;
  const { checkedBy, thereBy } = promiseOf(dayOf(paidAt ?? begunAt), delivery.to, check.lostDays);
  return {
    ...{ orderId: order.id, reference: order.reference, paidAt: paidAt ?? begunAt, stage },
    ...{ asked: [...check.asked], arrival, checkedBy, thereBy },
  };
}

/** What can be decided at this stage. */
export function stepsFor({ detail: { check } }: Submitted, stage: Row['stage']): Step[] {
  switch (stage) {
    case 'identityCheck':
      return check.decided === null ? ['approve', ...(mayAsk(check) ? (['askPapers'] as const) : []), 'reject'] : [];
    case 'moreInfo':
      return ['approve', 'reject'];
    case 'approved':
      return check.decided === 'approved' ? ['produce'] : [];
    case 'producing':
      return ['send'];
    case 'outForDelivery':
      return ['deliver', 'return'];
  }
}

/** With the holder and the pictures; neither balance nor lines. */
export async function toStaffOrder(
  db: Queryable,
  order: Submitted,
  { config, now }: { readonly config: Config; readonly now: number },
): Promise<Schemas['StaffCardOrder']> {
  const stage = stageOf(order);
  const [person] = await passengersOf(db, order.id);
  if (!person) throw notFound();
  const shown = stage ?? 'outForDelivery';
  const pictures = (await storedPicturesOf(db, order.id)).get(0) ?? [];
  const { first_name, last_name, birth_on, nationality, passport_sealed, passport_masked, passport_expires_on } =
    person;
  return {
    order: toRow(order, shown),
    holder: {
      ...{ firstName: first_name, lastName: last_name, birthDate: birth_on ?? '', nationality },
      passportNumber: passport_sealed === '' ? passport_masked : openPassport(config, order.id, 0, passport_sealed),
      passportExpiry: passport_expires_on ?? '',
    },
    pictures: pictures.map(({ kind, pictureId }) => ({ paper: kind as CardPaper, pictureId })),
    steps: stage === null ? [] : stepsFor(order, stage),
    serverNow: now,
  };
}
