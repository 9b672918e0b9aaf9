import type { VisaField } from '#domain/visa/visa-application.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** What people who go together answer alike. */
const SHARED = ['entryCity', 'itinerary'] as const satisfies readonly VisaField[];

/** Somebody of the group who has told the trip that this person has not; null: nobody, or it is told already. */
export function whoToldTheTrip(person: VisaPerson, people: readonly VisaPerson[]): VisaPerson | null {
  if (SHARED.some((field) => person.answers[field])) return null;
  const told = ({ position, answers }: VisaPerson) =>
    position !== person.position && SHARED.every((field) => answers[field]);
  return people.find(told) ?? null;
}

/** Their answers, field by field. */
export const sharedTrip = ({ answers }: VisaPerson): readonly (readonly [VisaField, string])[] =>
  SHARED.map((field) => [field, answers[field] ?? ''] as const);
