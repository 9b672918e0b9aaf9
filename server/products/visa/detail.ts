import { euro, type Money, times } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { needsCode, promisedDay, VISA_FEES, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaPassport } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { placesIn, type VisaTrip, verdictsOf } from '#domain/visa/visa-trip.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf } from '#server/orders/order-row.ts';
import { codeDaysOf } from '#server/products/visa/code-days.ts';
import type { Review, SandboxWish } from '#server/products/visa/review.ts';

/** The name under which the registry and every order have it. */
export const VISA = 'visa';
/** A draft that nobody touches is kept so long, and forgotten some days later. */
export const DRAFT_MS = 30 * DAY_MS;
/** Nothing runs out while somebody pays; the price and the promise are of the day. */
export const HOLD_MS = DAY_MS;
/** After that the money goes back by itself: no office takes longer, holidays included. */
const PROMISE_MS: Readonly<Record<VisaProcessing, number>> = { normal: 40 * DAY_MS, urgent: 25 * DAY_MS };
const GUIDED_PROMISE_MS = 100 * DAY_MS;

type VisaDetailApplicant = Required<VisaPassport> & {
  /** Stays theirs, whoever is taken out or comes along. */
  readonly position: number;
  readonly verdict: VisaVerdict;
};

/** What stands in `orders.detail`. Who somebody is stands in `visa_applicant`, sealed. */
export type VisaDetail = Omit<VisaTrip, 'applicants'> & {
  readonly applicants: readonly VisaDetailApplicant[];
  /** The highest place that anybody ever had: what an old tab saves for who was taken out reaches nobody, until all nine are used. */
  readonly lastPlace: number;
  /** For one person, in cents of EUR. */
  readonly fee: number;
  /** Of those who need a code, in the order of the passengers; there from the first look on. */
  readonly review?: Review;
  /** What the simulated reviewer is to do, where a scenario asks for it. */
  readonly sandbox?: SandboxWish;
};

/** An order that was read as one of visas. */
export const asVisa = orderOf<VisaDetail>(VISA);

/** The detail of a trip, with a place and a verdict for each. `lastPlace`: of the request before the trip changed. */
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

/** Who has this place in the group. */
export const applicantAt = (
  { applicants }: Pick<VisaDetail, 'applicants'>,
  position: number,
): VisaDetailApplicant | undefined => applicants.find((one) => one.position === position);

/** Those who need a code: the passengers of the order, in this order. */
export const needyOf = ({ applicants }: Pick<VisaDetail, 'applicants'>) =>
  applicants.filter(({ verdict }) => needsCode(verdict));

/** Which passenger of the order somebody of the group is; -1 for who needs no code. */
export const passengerAt = (detail: Pick<VisaDetail, 'applicants'>, position: number): number =>
  needyOf(detail).findIndex((one) => one.position === position);

export const faresOf = (detail: Pick<VisaDetail, 'applicants' | 'fee'>): Money =>
  times(euro(detail.fee), needyOf(detail).length);

/** The days in the country, in Tehran. */
export const spanOf = ({ arrival, days }: VisaDetail): { readonly startsAt: number; readonly endsAt: number } => {
  const startsAt = momentOf(arrival);
  return { startsAt, endsAt: startsAt + days * DAY_MS };
};

export const verdictsToPay = (detail: VisaDetail) => needyOf(detail).map(({ verdict }) => verdict);

export const promiseMsOf = (detail: VisaDetail): number =>
  verdictsToPay(detail).includes('guidedTour') ? GUIDED_PROMISE_MS : PROMISE_MS[detail.processing];

/** The day that was promised when it was paid; null before that. */
export const promisedOnOf = ({ detail, promised_at }: OrderOf<VisaDetail>): string | null =>
  promised_at === null
    ? null
    : promisedDay(dayOf(promised_at - promiseMsOf(detail)), detail.processing, verdictsToPay(detail));

/** What visas say of an order in the contract. */
export function itemOf(order: OrderOf<VisaDetail>): components['schemas']['VisaItem'] {
  const { applicants, entry, arrival, days, residence, processing, review } = order.detail;
  // Nobody answers a request that was cancelled.
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

/** What the price list says, for one person. */
export const listFee = (processing: VisaProcessing): number => VISA_FEES[processing].amount;
