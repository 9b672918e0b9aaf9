import { euro, type Money, times } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { addDays, DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { needsCode, promisedDay, VISA_FEES, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaPassport } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { placesIn, type VisaTrip, verdictsOf } from '#domain/visa/visa-trip.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf } from '#server/orders/order-row.ts';
import { codeDaysOf } from '#server/products/visa/code-days.ts';
import type { Review, SandboxWish } from '#server/products/visa/review.ts';

export const VISA = 'visa';
/** A draft without changes is kept this long, and deleted some days later. */
export const DRAFT_MS = 30 * DAY_MS;
/** A request has no stock; price and promised day are valid for one day. */
export const HOLD_MS = DAY_MS;
/** Then the money is refunded automatically: no office takes longer, holidays included. */
const PROMISE_MS: Readonly<Record<VisaProcessing, number>> = { normal: 40 * DAY_MS, urgent: 25 * DAY_MS };
const GUIDED_PROMISE_MS = 100 * DAY_MS;

type VisaDetailApplicant = Required<VisaPassport> & {
  /** Permanent, also when others are removed or added. */
  readonly position: number;
  readonly verdict: VisaVerdict;
};

/** Content of `orders.detail`. Personal data is in `visa_applicant`, encrypted. */
export type VisaDetail = Omit<VisaTrip, 'applicants'> & {
  readonly applicants: readonly VisaDetailApplicant[];
  /**
   * The highest position ever used, so that an old tab cannot save the answers of a removed person to another one,
   * until all nine are used.
   */
  readonly lastPlace: number;
  /** Per person, in cents of EUR. */
  readonly fee: number;
  /** Of the applicants who need a code, in order of the passengers; set when the review begins. */
  readonly review?: Review;
  /** Passengers by place whose fee another order of theirs has paid; set when it is placed. */
  readonly free?: readonly number[];
  /** The order whose travellers it was filled in with, and its guide. */
  readonly filled?: { readonly from: string; readonly guide: string | null };
  /** Wanted behaviour of the simulated reviewer in a scenario. */
  readonly sandbox?: SandboxWish;
};

export const asVisa = orderOf<VisaDetail>(VISA);

/** The detail of a trip, with positions and verdicts. `lastPlace`: of the request before the change. */
export function detailOf(trip: VisaTrip, fee: number, rules: VisaRules, lastPlace = -1): VisaDetail {
  const verdicts = verdictsOf(trip, rules);
  const places = placesIn(trip.applicants, lastPlace);
  const { residence, entry, arrival, days, processing } = trip;
  const applicants = trip.applicants.map(({ nationality, hasUsedExemption = false }, index) => ({
    position: places[index] ?? index,
    nationality,
    hasUsedExemption,
    verdict: verdicts[index] ?? 'impossible',
  }));
  return { applicants, lastPlace: Math.max(lastPlace, ...places), residence, entry, arrival, days, processing, fee };
}

export const applicantAt = (
  { applicants }: Pick<VisaDetail, 'applicants'>,
  position: number,
): VisaDetailApplicant | undefined => applicants.find((one) => one.position === position);

/** Applicants who need a code: the passengers of the order, in this order. */
export const needyOf = ({ applicants }: Pick<VisaDetail, 'applicants'>) =>
  applicants.filter(({ verdict }) => needsCode(verdict));

/** Index among the order's passengers; -1 for an applicant who needs no code. */
export const passengerAt = (detail: Pick<VisaDetail, 'applicants'>, position: number): number =>
  needyOf(detail).findIndex((one) => one.position === position);

/** How many pay the fee. */
const payersOf = (detail: Pick<VisaDetail, 'applicants' | 'free'>): number =>
  needyOf(detail).length - (detail.free?.length ?? 0);

export const faresOf = (detail: Pick<VisaDetail, 'applicants' | 'fee' | 'free'>): Money =>
  times(euro(detail.fee), payersOf(detail));

/** The same without what others have paid. */
export const fullFaresOf = (detail: Pick<VisaDetail, 'applicants' | 'fee'>): Money =>
  faresOf({ applicants: detail.applicants, fee: detail.fee });

/**
 * What comes back of what was paid, in percent: the mean over those who paid. `shares`: of each passenger, by place.
 */
export function percentBack(detail: Pick<VisaDetail, 'applicants' | 'free'>, shares: readonly number[]): number {
  const paying = shares.filter((_, place) => !detail.free?.includes(place));
  return paying.length === 0 ? 0 : paying.reduce((all, share) => all + share, 0) / paying.length;
}

/** True for whom the guide that was filled in was not changed since. */
export const guideIn = (
  { filled }: Pick<VisaDetail, 'filled'>,
  { position, verdict }: Pick<VisaDetailApplicant, 'position' | 'verdict'>,
  answers: ReadonlyMap<number, VisaAnswers>,
): boolean => verdict === 'guidedTour' && !!filled?.guide && answers.get(position)?.guide === filled.guide;

/** First and last day in the country. */
export const visaDays = ({ arrival, days }: Pick<VisaDetail, 'arrival' | 'days'>) => ({
  from: arrival,
  to: addDays(arrival, days - 1),
});

/** The days in the country, in Tehran time. */
export const spanOf = ({ arrival, days }: VisaDetail): { readonly startsAt: number; readonly endsAt: number } => {
  const startsAt = momentOf(arrival);
  return { startsAt, endsAt: startsAt + days * DAY_MS };
};

export const verdictsToPay = (detail: VisaDetail) => needyOf(detail).map(({ verdict }) => verdict);

export const promiseMsOf = (detail: VisaDetail): number =>
  verdictsToPay(detail).includes('guidedTour') ? GUIDED_PROMISE_MS : PROMISE_MS[detail.processing];

/** The day promised at payment; null before payment. */
export const promisedOnOf = ({ detail, promised_at }: OrderOf<VisaDetail>): string | null =>
  promised_at === null
    ? null
    : promisedDay(dayOf(promised_at - promiseMsOf(detail)), detail.processing, verdictsToPay(detail));

export function itemOf(order: OrderOf<VisaDetail>): components['schemas']['VisaItem'] {
  const { applicants, entry, arrival, days, residence, processing, review } = order.detail;
  // A cancelled request gets no answer.
  const stands = isIssued(order.status) || order.status === 'issuing';
  return {
    ...{ entry, arrival, days, residence, processing },
    promisedOn: stands ? promisedOnOf(order) : null,
    people: applicants.map(({ position, nationality, verdict }) => {
      const reviewed = review?.people[passengerAt(order.detail, position)];
      const code = stands ? codeDaysOf(reviewed, verdict) : null;
      return {
        nationality,
        verdict,
        needsCode: needsCode(verdict),
        correction: reviewed?.correction?.field ?? null,
        answerBy: reviewed?.correction?.answerBy ?? null,
        codeUntil: code?.until ?? null,
        enterBy: code?.enterBy ?? null,
        outcome: reviewed?.outcome ?? null,
      };
    }),
    isSimulated: true,
  };
}

export const listFee = (processing: VisaProcessing): number => VISA_FEES[processing].amount;

/** A line for those who pay the fee, and one for those to whom another order gives it. */
export function linesOf(detail: VisaDetail): components['schemas']['OrderLine'][] {
  const { processing, fee, free = [] } = detail;
  const paying = payersOf(detail);
  const words = `Service fee, ${processing} processing`;
  const line = { part: VISA, words, count: paying, each: euro(fee), sum: faresOf(detail) };
  const none = { each: euro(0), sum: euro(0) };
  return [
    ...(paying > 0 ? [line] : []),
    ...(free.length > 0
      ? [{ part: `${VISA}-given`, words: `${words}, in the price of your tour`, count: free.length, ...none }]
      : []),
  ];
}
