import { withPassportCountry } from '#domain/visa/visa-application.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SignedInStaff } from '#server/accounts/staff.ts';
import { staffLogOf } from '#server/accounts/staff-log.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { storedPicturesOf } from '#server/pictures/stored.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { asVisa, needyOf, promisedOnOf, VISA, type VisaDetail } from '#server/products/visa/detail.ts';
import { notFound } from '#server/products/visa/own-request.ts';
import { type Review, stageOf } from '#server/products/visa/review.ts';
import { codeOf, reviewerOf } from '#server/products/visa/reviewer.ts';
import { ACTS, actsFor } from '#server/products/visa/staff/acts.ts';

type Schemas = components['schemas'];
/** A paid request, which a reviewer may see. */
export type Submitted = OrderOf<VisaDetail> & { readonly detail: VisaDetail & { readonly review: Review } };

/** What the log says of a request. */
const LOGGED: readonly Schemas['StaffVisaLogLine']['act'][] = ['read', 'readDocument', ...ACTS];

/** The submitted request. Throws 404 for a draft, an unpaid request and an order of another product. */
export async function findSubmitted(db: Queryable, orderId: string): Promise<Submitted> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('product', '=', VISA)
    .executeTakeFirst();
  if (!row) throw notFound();
  return submitted(asVisa(row));
}

export function submitted(order: OrderOf<VisaDetail>): Submitted {
  const { review } = order.detail;
  if (!review) throw notFound();
  return { ...order, detail: { ...order.detail, review } };
}

type Asking = { readonly member: SignedInStaff; readonly deps: Pick<Deps, 'config'>; readonly now: number };

export async function toStaffVisaRequest(
  db: Queryable,
  order: Submitted,
  { member, deps, now }: Asking,
): Promise<Schemas['StaffVisaRequest']> {
  const { detail } = order;
  const { config } = deps;
  const { entry, arrival, days, residence, processing, review } = detail;
  const answers = await answersOf(db, config, order.id);
  const documents = await storedPicturesOf(db, order.id);
  const reviewer = reviewerOf(order, config);
  const mayAct = order.status === 'issuing' && reviewer === 'staff' && member.permissions.includes('visa.review');
  return {
    orderId: order.id,
    reference: order.reference,
    version: order.version,
    status: order.status,
    stage: order.status === 'issuing' ? stageOf(review) : null,
    ...{ entry, arrival, days, residence, processing },
    promisedOn: promisedOnOf(order),
    applicants: needyOf(detail).flatMap(({ position, nationality, hasUsedExemption, verdict }, index) => {
      const person = review.people[index];
      if (!person) return [];
      return {
        position,
        nationality,
        hasUsedExemption,
        verdict,
        stage: person.stage,
        answers: withPassportCountry(answers.get(position) ?? {}, { nationality }),
        documents: documents.get(position) ?? [],
        correction: person.correction,
        outcome: person.outcome,
        code: person.outcome === 'codeIssued' ? codeOf(order.id, review, index) : null,
        refusal: person.refusal ?? null,
        may: mayAct ? actsFor(person) : [],
      };
    }),
    log: await staffLogOf(db, order.id, LOGGED),
    reviewer,
    serverNow: now,
  };
}
