import type { AgeClass } from '#domain/core/ages.ts';
import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { datePartsOf, EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { dayProblems } from '#domain/insurance/days.ts';
import { peopleProblems } from '#domain/insurance/people.ts';
import type { Insured } from '#domain/insurance/price.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { daysOf, type InsuranceDetail } from '#server/products/insurance/detail.ts';

/** For forms that know ages in three classes. */
export const ageClassOf = (band: Insured['band']): AgeClass => (band === 'under12' ? 'child' : 'adult');

/** An empty form; what a wish said of birth dates is in it. */
export const formOf = (
  { people }: Pick<InsuranceDetail, 'people'>,
  told: components['schemas']['InsuranceWish']['people'] = [],
): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: people.map(({ band }, place) => {
    const { birthDate = '' } = told[place] ?? {};
    return { ageClass: ageClassOf(band), ...EMPTY_PERSON, birthDate: datePartsOf(birthDate) };
  }),
});

/** Requires as many people as were asked for, each as in the passport, and days that are still sold. */
export function checkPeople(
  { detail }: OrderOf<InsuranceDetail>,
  details: PassengerDetails,
  now: number,
): Readonly<Record<string, FieldProblem>> {
  return {
    ...(details.passengers.length === detail.people.length ? {} : { passengers: 'invalid' as const }),
    ...peopleProblems(details, { firstDay: detail.firstDay, today: dayOf(now) }),
    ...wishProblems(detail, now),
  };
}

/** Why the days of a draft are no longer sold, by field. */
export const wishProblems = (detail: InsuranceDetail, now: number) =>
  dayProblems({ ...detail, days: daysOf(detail) }, dayOf(now));
