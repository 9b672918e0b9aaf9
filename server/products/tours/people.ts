import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { needsOf } from '#domain/tours/needs.ts';
import { travellerProblems } from '#domain/tours/travellers.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';

export const emptyTravellers = ({ persons }: ToursDetail): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: persons.map(({ ageClass }) => ({ ageClass, ...EMPTY_PERSON })),
});

export const checkTravellers = (
  { detail }: OrderOf<ToursDetail>,
  details: PassengerDetails,
  now: number,
): Readonly<Record<string, FieldProblem>> => travellerProblems(details, detail, dayOf(now));

/** The price is that of the ages that were booked; only what the guide should know is new. */
export function withNeeds(detail: ToursDetail, { answers = {} }: PassengerDetails): ToursDetail {
  const needs = needsOf(answers, detail.persons.length);
  return { ...detail, personal: { ...needs, hotel: detail.fetches ? needs.hotel : '' } };
}
