import { type AgeClass, ageClassOn } from '#domain/core/ages.ts';
import { type PassengerDetails, type PassengerDraft, passengerProblems } from '#domain/core/passengers.ts';
import { datePartsOf, EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { dayProblems } from '#domain/insurance/days.ts';
import type { Insured } from '#domain/insurance/price.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { daysOf, type InsuranceDetail } from '#server/products/insurance/detail.ts';

/** The form asks for no issuing country and no end of the passport: a certificate names neither. */
const NOT_ASKED = /\.passport(Country|Expiry)$/;
const FAR_DAY = '2100-01-01';

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
  const passengers = details.passengers.map((one) => ({
    ...one,
    // Bands decide the price, not the classes of flights.
    ageClass: isDay(one.birthDate) ? ageClassOn(one.birthDate, detail.firstDay) : one.ageClass,
    passportCountry: one.nationality,
    passportExpiry: FAR_DAY,
  }));
  const found = passengerProblems({ ...details, passengers }, { days: [detail.firstDay], today: dayOf(now) });
  return {
    ...(passengers.length === detail.people.length ? {} : { passengers: 'invalid' as const }),
    ...Object.fromEntries(Object.entries(found).filter(([field]) => !NOT_ASKED.test(field))),
    ...wishProblems(detail, now),
  };
}

/** Why the days of a draft are no longer sold, by field. */
export const wishProblems = (detail: InsuranceDetail, now: number) =>
  dayProblems({ ...detail, days: daysOf(detail) }, dayOf(now));
