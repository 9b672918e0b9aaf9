import { sql, type Transaction } from 'kysely';
import type { FieldProblem } from '#domain/core/problem.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { correctableFields, type VisaAnswers } from '#domain/visa/visa-application.ts';
import { VISA_PICTURE_KINDS } from '#domain/visa/visa-picture-kinds.ts';
import type { components } from '#openapi/generated/types.ts';
import { invalidFields } from '#server/accounts/new-password.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { applicantAt, asVisa, passengerAt, VISA } from '#server/products/visa/detail.ts';
import { notFound } from '#server/products/visa/own-request.ts';
import { keepReview, reviewerOf } from '#server/products/visa/reviewer.ts';
import { type Act, acted, actsFor } from '#server/products/visa/staff/acts.ts';
import { findSubmitted, type Submitted, submitted, toStaffVisaRequest } from '#server/products/visa/staff/request.ts';

type Said = components['schemas']['StaffVisaAct'];

/** One review step for one person. Mails, papers and refunds follow as after a simulated step. */
export const actOnVisaRequest: Operation<'actOnVisaRequest'> = async ({ path, body, request, deps }) => {
  const member = await requireStaff(request, deps, 'visa.review');
  const { config } = deps;
  const now = deps.now();
  const { id } = await findSubmitted(deps.db, path.orderId);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const order = submitted(asVisa(await lockOrder(tx, id)));
    const index = passengerAt(order.detail, body.position);
    const person = order.detail.review.people[index];
    if (!person) throw notFound();
    if (reviewerOf(order, config) !== 'staff') throw notAllowed('The simulated reviewer decides here.');
    if (order.version !== body.version) throw changedMeanwhile();
    if (order.status !== 'issuing' || !actsFor(person).includes(body.act))
      throw notAllowed('This cannot be done at this step.');
    const answers = (await answersOf(tx, config, id)).get(body.position) ?? {};
    const act = actOf(body, order, answers);
    if (act.act === 'issue' && act.code !== undefined && (await isTaken(tx, act.code)))
      throw refused('code', 'visa_code_taken');
    await keepReview(tx, order, acted(order.detail.review, index, act), { now, config });
    const field = act.act === 'askCorrection' ? { field: act.field } : {};
    await logStaffAct(tx, {
      ...{ name: member.name, act: act.act, at: now, orderId: id, position: body.position },
      ...field,
    });
    return toStaffVisaRequest(tx, submitted(asVisa(await lockOrder(tx, id))), { member, deps, now });
  });
  return { status: 200, body: answer };
};

/**
 * True when the code belongs to another person: two papers cannot have one code. Papers are made when a whole request
 * is decided, so this also searches open reviews; concurrent decisions with the same code wait here.
 */
async function isTaken(tx: Transaction<Tables>, code: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`visa code ${code}`}))`.execute(tx);
  const paper = await tx.selectFrom('paper').select('number').where('number', '=', code).executeTakeFirst();
  const decided = await tx
    .selectFrom('orders')
    .select('id')
    .where('product', '=', VISA)
    .where('status', '=', 'issuing')
    .where(sql<boolean>`detail -> 'review' -> 'people' @> ${JSON.stringify([{ code }])}::jsonb`)
    .executeTakeFirst();
  return paper !== undefined || decided !== undefined;
}

const changedMeanwhile = () =>
  new ProblemError(409, {
    code: 'conflict',
    message: 'Somebody changed this request meanwhile. Look at it again before you decide.',
  });

/** Validates the input. Throws 422 by field. */
function actOf(said: Said, order: Submitted, answers: VisaAnswers): Act {
  switch (said.act) {
    case 'begin':
    case 'send':
      return { act: said.act };
    case 'askCorrection':
      return correctionOf(said, order, answers);
    case 'issue': {
      const code = (said.code ?? '').replaceAll(/[\s-]/g, '');
      if (code !== '' && !/^\d{18}$/.test(code)) throw refused('code', 'visa_code_invalid');
      return { act: 'issue', code: code || undefined };
    }
    case 'refuse':
      if (!said.reason) throw refused('reason', 'choice_needed');
      return { act: 'refuse', reason: said.reason };
  }
}

function correctionOf({ position, field = '', note = '' }: Said, { detail }: Submitted, answers: VisaAnswers): Act {
  const { nationality = '', verdict = 'impossible' } = applicantAt(detail, position) ?? {};
  const fields: readonly string[] = [...correctableFields(answers, { nationality, verdict }), ...VISA_PICTURE_KINDS];
  if (!fields.includes(field)) throw refused('field', 'choice_needed');
  if (note.trim() === '') throw refused('note', 'required');
  return { act: 'askCorrection', field, note: note.trim() };
}

const refused = (field: string, problem: FieldProblem) => invalidFields({ [field]: problem });
