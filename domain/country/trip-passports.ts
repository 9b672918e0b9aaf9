import { addDays, addMonths } from '#domain/core/time.ts';
import type { TripFinding } from '#domain/country/trip.ts';
import { spanOfSteps } from '#domain/country/trip.ts';
import { type CheckTrip, namedAmong, type Traveller } from '#domain/country/trip-travellers.ts';

/** Required validity of a passport after the last day. Source: the visa rule, six months. */
const PASSPORT_MONTHS = 6;

/** Passports that end too early to board. */
export const passportFindings: CheckTrip = (_, travellers) => {
  const placed = travellers.filter(({ steps }) => steps.length > 0);
  const unknown = placed.filter((one) => one.passportEndsOn === null);
  return {
    findings: placed.flatMap((one) => shortPassport(one, (people) => namedAmong(travellers, people))),
    unseen: unknown.length > 0 ? [{ what: 'passport', people: unknown.flatMap(({ name }) => name || []) }] : [],
  };
};

/** A passport must be renewed before the first day. */
function shortPassport(
  { name, passportEndsOn, steps }: Traveller,
  named: (people: readonly string[]) => string[],
): TripFinding[] {
  const span = spanOfSteps(steps);
  if (!span || passportEndsOn === null) return [];
  const neededUntil = addMonths(span.last, PASSPORT_MONTHS);
  if (passportEndsOn >= neededUntil) return [];
  return [
    {
      ...{ kind: 'passport', id: `passport ${span.first} ${name}`, day: addDays(span.first, -1) },
      ...{ people: named([name]), endsOn: passportEndsOn, neededUntil },
    },
  ];
}
