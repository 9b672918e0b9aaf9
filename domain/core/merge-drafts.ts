import type { DraftPassenger, PassengerDraft } from '#domain/core/passengers.ts';

/**
 * Merges two drafts that began with the same one, field by field: what `mine` has changed since `began`, and all else of `theirs`. Where both
 * changed a field, `mine` wins. Returns `theirs` itself if nothing was changed.
 */
export function mergeDrafts(theirs: PassengerDraft, began: PassengerDraft, mine: PassengerDraft): PassengerDraft {
  if (isSame(began, mine)) return theirs;
  const passengers = mine.passengers.map((passenger, index) =>
    mergedPerson(theirs.passengers[index] ?? passenger, began.passengers[index], passenger),
  );
  const answers = merged(theirs.answers ?? {}, began.answers, mine.answers ?? {});
  return {
    email: began.email === mine.email ? theirs.email : mine.email,
    phone: began.phone === mine.phone ? theirs.phone : mine.phone,
    passengers,
    ...(theirs.answers || mine.answers ? { answers } : {}),
  };
}

/**
 * A saved passenger stays only where all that tells one person from another is as in the draft that chose it: otherwise one
 * person would travel on the passport number of another.
 */
function mergedPerson(theirs: DraftPassenger, began: DraftPassenger | undefined, mine: DraftPassenger): DraftPassenger {
  const { savedPassengerId, ...person } = merged(theirs, began, mine);
  if (savedPassengerId === undefined) return person;
  const isOf = (from: DraftPassenger) =>
    from.savedPassengerId === savedPassengerId && IDENTITY.every((field) => isSame(from[field], person[field]));
  return isOf(theirs) || isOf(mine) ? { ...person, savedPassengerId } : person;
}

const IDENTITY = [
  'firstName',
  'lastName',
  'birthDate',
  'passportNumber',
  'passportCountry',
  'passportExpiry',
] as const satisfies readonly (keyof DraftPassenger)[];

function merged<T extends object>(theirs: T, began: T | undefined, mine: T): T {
  const fields = Object.keys({ ...theirs, ...mine }) as (keyof T & string)[];
  const kept = fields.map((field) => [field, (isSame(began?.[field], mine[field]) ? theirs : mine)[field]]);
  // A saved passenger that one chose and then left has no entry.
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as T;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
