import type { Transaction } from 'kysely';
import { euro, type Money, percentOf } from '#domain/core/money.ts';
import { dayOf, MINUTE_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import { fullNameOf, type OrderOf } from '#server/orders/order-row.ts';
import type { Issued, Product } from '#server/orders/product.ts';
import { lockOrder, passengersOf } from '#server/orders/read-order.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { asVisa, needyOf, percentBack, type VisaDetail } from '#server/products/visa/detail.ts';
import { takenBack } from '#server/products/visa/given.ts';
import { codesMail, reminderMail, stageMail } from '#server/products/visa/mails.ts';
import {
  advance,
  beginReview,
  closed,
  dated,
  newCodes,
  nextStepAt,
  type Review,
  refusedPercent,
  reminded,
  resting,
  resumed,
  STEP_MS,
  simulatedCode,
  stageOf,
  withoutSilent,
  withoutTour,
} from '#server/products/visa/review.ts';
import { writeReview } from '#server/products/visa/write-review.ts';

/** Polling interval while the traveller or the staff must act. */
const WAITING_MS = { simulated: 10 * MINUTE_MS, staff: MINUTE_MS };

/**
 * Simulates the reviewer and the ministry: applies due steps, stores them and queues their mails in one transaction.
 * With staff review it takes no steps itself. Decisions become papers; a simulated code is deterministic.
 */
export const reviewRequest: Product<VisaDetail>['supplier']['issue'] = async ({ orderId }, { db, now, config }) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const order = asVisa(await lockOrder(tx, orderId));
    const begun = order.detail.review ?? beginReview(needyOf(order.detail).length, at);
    const before = withoutTour(begun, await takenBack(tx, order, config));
    const reviewer = reviewerOf(order, config);
    const taken = reviewer === 'staff' ? resting(before) : advance(resumed(before, at), at, order.detail.sandbox);
    const heard = withoutSilent(taken, dayOf(at));
    const { review, fresh } = reminded(isTooLate(order, at) ? closed(heard) : heard, {
      today: dayOf(at),
      arrival: order.detail.arrival,
    });
    await keepReview(tx, order, review, { now: at, config });
    await tellReminders(tx, order, { review, fresh }, { now: at, config });
    return answerOf(order, review, { now: at, waitingMs: WAITING_MS[reviewer] });
  });

/** A code on the day of arrival or after the promised day is useless. */
const isTooLate = ({ detail, promised_at }: OrderOf<VisaDetail>, now: number): boolean =>
  dayOf(now) >= detail.arrival || (promised_at !== null && now >= promised_at);

/** Who reviews a request: the site's setting, unless a scenario leaves it to the staff. */
export const reviewerOf = (
  { detail }: Pick<OrderOf<VisaDetail>, 'detail'>,
  { visaReviewer }: Pick<Config, 'visaReviewer'>,
): Config['visaReviewer'] => (detail.sandbox === 'leftToStaff' ? 'staff' : visaReviewer);

/** When the simulation looks at a new answer; null with staff review. */
export const nextLookAt = (
  order: OrderOf<VisaDetail>,
  config: Pick<Config, 'visaReviewer'>,
  now: number,
): number | null => (reviewerOf(order, config) === 'staff' ? null : now + STEP_MS);

type Kept = { readonly now: number; readonly config: Config };

/** Stores a changed review, and mails a new stage and each new code. The order must be locked. */
export async function keepReview(
  tx: Transaction<Tables>,
  order: OrderOf<VisaDetail>,
  reviewed: Review,
  { now, config }: Kept,
): Promise<void> {
  const before = order.detail.review;
  const answers = await answersOf(tx, config, order.id);
  const places = needyOf(order.detail).map(({ position }) =>
    answers.get(position)?.collectAt === 'airport' ? ('airport' as const) : ('consulate' as const),
  );
  const review = dated(reviewed, { before, now, arrival: order.detail.arrival, places });
  if (order.status !== 'issuing' || JSON.stringify(review) === JSON.stringify(before)) return;
  const detail = await writeReview(tx, order, review, now);
  const stage = stageOf(review);
  // All are decided: the mail with the papers follows.
  if (stage === null) return;
  const parts = mailPartsOf(order, detail, config);
  const send = (mail: Mail) => queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
  const fresh = newCodes(before, review);
  if (fresh.length > 0) {
    const people = await passengersOf(tx, order.id);
    const codes = fresh.flatMap((index) => {
      const person = people[index];
      return person ? { name: fullNameOf(person), code: codeOf(order.id, review, index) } : [];
    });
    await send(codesMail(codes, parts));
  }
  const isAsked = review.people.some(({ correction }, index) => correction && !before?.people[index]?.correction);
  if (!before || isAsked || stageOf(before) !== stage)
    await send(stageMail(stage, { ...parts, answerBy: firstAnswerBy(review) }));
}

const mailPartsOf = (order: OrderOf<VisaDetail>, detail: VisaDetail, config: Config) => ({
  detail,
  reference: order.reference,
  url: findBookingUrl({ publicUrl: config.publicUrl, reference: order.reference }),
  reviewer: reviewerOf(order, config),
});

/** One mail per near deadline, for any number of people. */
export async function tellReminders(
  tx: Transaction<Tables>,
  order: OrderOf<VisaDetail>,
  { review, fresh }: ReturnType<typeof reminded>,
  { now, config }: Kept,
): Promise<void> {
  const parts = mailPartsOf(order, order.detail, config);
  const days = new Map(fresh.map(({ index, day }) => [day, review.people[index]?.correction != null]));
  for (const [day, isQuestion] of days) {
    const mail = reminderMail({ day, isQuestion }, parts);
    await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
  }
}

/** The first deadline of the open questions; null without questions. */
const firstAnswerBy = ({ people }: Review): string | null =>
  people.flatMap(({ correction }) => correction?.answerBy ?? []).toSorted()[0] ?? null;

function answerOf(
  order: OrderOf<VisaDetail>,
  review: Review,
  { now, waitingMs }: { readonly now: number; readonly waitingMs: number },
): Issued {
  const stage = stageOf(review);
  if (stage !== null) return { stage, nextCheckAt: nextStepAt(review) ?? now + waitingMs };
  const people = review.people.map(({ outcome }, person) => ({ person, isRefused: outcome === 'refused' }));
  const refused = people.filter(({ isRefused }) => isRefused);
  const refund = refundOf(order, review);
  if (refused.length === people.length) return { refusedAll: { refund } };
  const papers = people
    .filter(({ isRefused }) => !isRefused)
    .map(({ person }) => ({ kind: 'authorizationCode', number: codeOf(order.id, review, person), person }));
  return refused.length === 0
    ? { papers }
    : { papers, refused: { papers: refused.map(({ person }) => ({ kind: 'authorizationCode', person })), refund } };
}

export const codeOf = (orderId: string, { people }: Review, person: number): string =>
  people[person]?.code ?? simulatedCode(orderId, person);

/** The fees less the discount, as paid. */
export const paidFor = ({ fares, discount }: Pick<OrderOf<VisaDetail>, 'fares' | 'discount'>): Money =>
  euro(fares - discount);

/** Half of the service fee per refused person; all of it when no decision came in time. */
function refundOf(order: OrderOf<VisaDetail>, { people }: Review): Money {
  const percents = people.map((person) => (person.outcome === 'refused' ? refusedPercent(person) : 0));
  const percent = percentBack(order.detail, percents);
  return percentOf(paidFor(order), percent);
}
