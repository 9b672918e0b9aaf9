import { isBeingIssued, isFailing, isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { needsCode, promisedDay } from '#domain/visa/visa-fees.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { maskPassport } from '#server/db/passports.ts';
import { isClose, passportsSeen } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import { type Given, givenTo } from '#server/orders/gifts.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { passengersOf } from '#server/orders/read-order.ts';
import { type StoredPicture, storedPicturesOf } from '#server/pictures/stored.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { codeDaysOf } from '#server/products/visa/code-days.ts';
import { passengerAt, promisedOnOf, type VisaDetail, verdictsToPay } from '#server/products/visa/detail.ts';
import { feesOf } from '#server/products/visa/fees.ts';
import { givenSoFar } from '#server/products/visa/given.ts';
import { stageOf, type VisaStage } from '#server/products/visa/review.ts';
import { codeOf } from '#server/products/visa/reviewer.ts';
import { withdrawalOf } from '#server/products/visa/withdrawal.ts';

/** Unicode data of the server, so that all browsers show the same name. */
const FA = new Intl.DisplayNames('fa', { type: 'region' });

/**
 * A request in the contract's shape, as far as this requester may see it. The caller has checked that the requester may
 * read the order.
 */
export async function toVisaRequest(
  db: Queryable,
  order: OrderOf<VisaDetail>,
  { who, deps, now }: { readonly who: Who; readonly deps: Pick<Deps, 'config'>; readonly now: number },
): Promise<components['schemas']['VisaRequest']> {
  const { detail } = order;
  const isWhole = await isClose(db, order, who, now);
  const isSeen = (await passportsSeen(db, order, who, now))({ typed_by: order.owner });
  const answers = isWhole ? await answersOf(db, deps.config, order.id) : new Map<number, VisaAnswers>();
  const documents = isWhole ? await storedPicturesOf(db, order.id) : new Map<number, StoredPicture[]>();
  const insured = isWhole ? await givenTo(db, order, 'insured', await passengersOf(db, order.id)) : [];
  const givenNow = async (): Promise<number> => {
    if (order.status !== 'draft') return detail.free?.length ?? 0;
    return isWhole ? givenSoFar(db, order, answers, deps.config) : 0;
  };
  const isGoing = isBeingIssued(order.status);
  const hasCodes = isIssued(order.status) || (isGoing && !isFailing(order.status));
  return {
    orderId: order.id,
    version: order.version,
    status: order.status,
    stage: stageShown(order),
    entry: detail.entry,
    arrival: detail.arrival,
    days: detail.days,
    lastPlace: detail.lastPlace,
    residence: detail.residence,
    processing: detail.processing,
    promisedOn: promisedOnOf(order),
    promisedIfPaid: promisedDay(dayOf(now), detail.processing, verdictsToPay(detail)),
    fees: await feesOf(db, detail, await givenNow()),
    applicants: detail.applicants.map(({ position, nationality, hasUsedExemption, verdict }) => {
      const passenger = passengerAt(detail, position);
      const reviewed = detail.review?.people[passenger];
      return {
        position,
        nationality,
        nationalityFa: FA.of(nationality) ?? nationality,
        hasUsedExemption,
        verdict,
        needsCode: needsCode(verdict),
        passenger: passenger < 0 ? null : passenger,
        answers: shown(answers.get(position) ?? {}, isSeen),
        documents: documents.get(position) ?? [],
        stage: isGoing ? (reviewed?.stage ?? null) : null,
        correction: isWhole ? (reviewed?.correction ?? null) : null,
        history: isWhole
          ? (reviewed?.history ?? []).map(({ step, at, field }) => ({ step, at, field: field ?? null }))
          : [],
        outcome: reviewed?.outcome ?? null,
        ...codeOfPerson(order, { passenger, verdict }, hasCodes),
        refusal: isWhole ? (reviewed?.refusal ?? null) : null,
        ...insuredDays(insured, passenger),
      };
    }),
    withdrawal: isWhole && order.status === 'issuing' ? (withdrawalOf(order, now)?.refund ?? null) : null,
    isWhole,
    serverNow: now,
    isSimulated: true,
  };
}

/** On which days a person is insured by other orders. */
function insuredDays(given: readonly Given[], passenger: number): { insured?: { from: string; to: string }[] } {
  const insured = given.flatMap(({ position, from, to }) => (position === passenger ? [{ from, to }] : []));
  return insured.length > 0 ? { insured } : {};
}

/** Of the review: the order's own stage does not follow the last decisions, which have no stage. */
function stageShown({ status, detail: { review } }: OrderOf<VisaDetail>): VisaStage | null {
  if (!review || !isBeingIssued(status)) return null;
  // All are decided, and the codes follow.
  return stageOf(review) ?? 'sentToMinistry';
}

/** A person's code and its last day; `hasCodes`: the request has not ended. */
function codeOfPerson(
  { id, detail }: OrderOf<VisaDetail>,
  { passenger, verdict }: { readonly passenger: number; readonly verdict: VisaVerdict },
  hasCodes: boolean,
): { readonly code: string | null; readonly codeUntil: string | null; readonly enterBy: string | null } {
  const reviewed = detail.review?.people[passenger];
  if (!hasCodes || !detail.review || reviewed?.outcome !== 'codeIssued')
    return { code: null, codeUntil: null, enterBy: null };
  const { until = null, enterBy = null } = codeDaysOf(reviewed, verdict) ?? {};
  return { code: codeOf(id, detail.review, passenger), codeUntil: until, enterBy };
}

const shown = (answers: VisaAnswers, isSeen: boolean): VisaAnswers =>
  isSeen || answers.passportNumber === undefined
    ? answers
    : { ...answers, passportNumber: maskPassport(answers.passportNumber) };
