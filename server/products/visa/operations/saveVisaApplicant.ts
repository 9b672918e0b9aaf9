import type { Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { passengerOfAnswers, plainAnswers, type VisaAnswers, type VisaField } from '#domain/visa/visa-application.ts';
import { isVisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { maskPassport } from '#server/db/passports.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { passengerColumns } from '#server/orders/passenger-columns.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { requireAllowed } from '#server/orders/transition.ts';
import { answersOf, keepAnswers } from '#server/products/visa/applicants.ts';
import { problemsOf } from '#server/products/visa/check.ts';
import { applicantAt, asVisa, DRAFT_MS, passengerAt, type VisaDetail } from '#server/products/visa/detail.ts';
import { findOwnRequest, notFound } from '#server/products/visa/own-request.ts';
import { corrected } from '#server/products/visa/review.ts';
import { nextLookAt } from '#server/products/visa/reviewer.ts';
import { toVisaRequest } from '#server/products/visa/view.ts';
import { writeReview } from '#server/products/visa/write-review.ts';

/**
 * Stores an applicant's answers: in a draft as typed; in a placed request only valid ones; under review only the field
 * that is asked again.
 */
export const saveVisaApplicant: Operation<'saveVisaApplicant'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnRequest(deps, path.orderId, who, now);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, id);
    const order = asVisa(row);
    const passenger = passengerAt(order.detail, path.position);
    if (!applicantAt(order.detail, path.position)) throw notFound();
    await requireMayChange(tx, row, who, now);
    const before = (await answersOf(tx, deps.config, id)).get(path.position) ?? {};
    const asked = { tx, deps, now, order, position: path.position, passenger, before };
    refuseClash(before, body);
    // Omitted fields are unchanged: two tabs know different pages.
    await save(asked, withKnownNumber({ ...before, ...plainAnswers(body.answers) }, before));
    await adoptOrder(tx, row, who);
    return toVisaRequest(tx, asVisa(await lockOrder(tx, id)), { who, deps, now });
  });
  return { status: 200, body: answer };
};

/** Two tabs or devices edited one field: the later save has not seen the other value. Throws 409. */
function refuseClash(before: VisaAnswers, { answers, began = {} }: components['schemas']['VisaApplicantInput']): void {
  const plain = plainAnswers(answers);
  const said = (field: VisaField) => [before[field] ?? '', shownOf(before, field)];
  const clashes = (Object.keys(began) as VisaField[]).filter(
    (field) => !said(field).includes(began[field] ?? '') && !said(field).includes(plain[field] ?? ''),
  );
  if (clashes.length === 0) return;
  throw new ProblemError(409, {
    code: 'conflict',
    message: 'Another tab or device has changed this meanwhile.',
    fields: Object.fromEntries(clashes.map((field) => [field, 'changed_elsewhere'])),
  });
}

/** The value as shown to a browser that may not see the number. */
const shownOf = (answers: VisaAnswers, field: VisaField): string =>
  field === 'passportNumber' ? maskPassport(answers[field] ?? '') : (answers[field] ?? '');

type SavedApplicant = {
  readonly tx: Transaction<Tables>;
  readonly deps: Pick<Deps, 'config'>;
  readonly now: number;
  readonly order: OrderOf<VisaDetail>;
  readonly position: number;
  /** Index among the order's passengers; -1 for an applicant who needs no code. */
  readonly passenger: number;
  readonly before: VisaAnswers;
};

async function save(asked: SavedApplicant, answers: VisaAnswers): Promise<void> {
  const { order } = asked;
  if (order.status === 'draft') {
    await keep(asked, answers);
    return liveOn(asked);
  }
  if (isAllowed('submitPassengers', order.status)) {
    refuseFields(named(problemsOf(order, asked.position, answers, asked.now)));
    await keep(asked, answers);
    return setPassenger(asked, answers);
  }
  if (order.status !== 'issuing') requireAllowed('submitPassengers', order.status);
  return correct(asked, answers);
}

/** A browser that may not see the number sends its masked form back: keep the number. */
const withKnownNumber = (answers: VisaAnswers, { passportNumber }: VisaAnswers): VisaAnswers =>
  passportNumber !== undefined && answers.passportNumber === maskPassport(passportNumber)
    ? { ...answers, passportNumber }
    : answers;

const keep = ({ tx, deps, now, order, position }: SavedApplicant, answers: VisaAnswers): Promise<void> =>
  keepAnswers(tx, deps.config, { orderId: order.id, position, now }, answers);

/** Extends the life of a draft after a change. */
async function liveOn({ tx, order, now }: SavedApplicant): Promise<void> {
  const endsAt = now + DRAFT_MS;
  await tx.updateTable('orders').set({ deadline_at: endsAt, work_at: endsAt }).where('id', '=', order.id).execute();
}

const named = (problems: Partial<Record<VisaField, FieldProblem>>): Readonly<Record<string, FieldProblem>> =>
  problems as Readonly<Record<string, FieldProblem>>;

/** Stores only the field that the reviewer asked for; the review of this person continues. */
async function correct(asked: SavedApplicant, answers: VisaAnswers): Promise<void> {
  const { tx, order, passenger, before, now } = asked;
  const { review } = order.detail;
  const wanted = review?.people[passenger]?.correction;
  if (!review || !wanted) throw notAllowed('Nothing can be changed any more.');
  if (isVisaPictureKind(wanted.field)) throw notAllowed('Only the picture is asked for again.');
  const field = wanted.field as VisaField;
  const changed = { ...before, [field]: answers[field] ?? '' };
  const problem = problemsOf(order, asked.position, changed, now)[field];
  if (problem) refuseFields({ [field]: problem });
  await keep(asked, changed);
  await setPassenger(asked, changed);
  const nextAt = nextLookAt(order, asked.deps.config, now);
  await writeReview(tx, order, corrected(review, { index: passenger, nextAt, now }), now);
}

/** Keeps the order's passenger equal to the answers. */
async function setPassenger(
  { tx, deps, order, position, passenger }: SavedApplicant,
  answers: VisaAnswers,
): Promise<void> {
  const { nationality = '' } = applicantAt(order.detail, position) ?? {};
  const person = passengerOfAnswers(answers, { nationality });
  await tx
    .updateTable('passenger')
    .set(passengerColumns(deps.config, { orderId: order.id, position: passenger }, person))
    .where('order_id', '=', order.id)
    .where('position', '=', passenger)
    .execute();
}
