import type { VisaField } from '#domain/visa/visa-application.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** Answers that a group usually shares. */
const SHARED = ['entryCity', 'itinerary'] as const satisfies readonly VisaField[];

/** A member who has answered the trip page when this person has not; null otherwise. */
export function personWithTrip(person: VisaPerson, people: readonly VisaPerson[]): VisaPerson | null {
  if (SHARED.some((field) => person.answers[field])) return null;
  const hasTrip = ({ position, answers }: VisaPerson) =>
    position !== person.position && SHARED.every((field) => answers[field]);
  return people.find(hasTrip) ?? null;
}

export const sharedTrip = ({ answers }: VisaPerson): readonly (readonly [VisaField, string])[] =>
  SHARED.map((field) => [field, answers[field] ?? ''] as const);
