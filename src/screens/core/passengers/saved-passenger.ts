import type { SavedPassenger, SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { ageClassOn } from '#domain/core/ages.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import { draftOf, personOf } from '#domain/core/person.ts';

/** Saved passengers with the searched age class on the first travel day, in the same order, owner first. */
export const fitting = (
  saved: readonly SavedPassenger[],
  { ageClass }: Pick<DraftPassenger, 'ageClass'>,
  firstDay: string,
): SavedPassenger[] => saved.filter(({ birthDate }) => ageClassOn(birthDate, firstDay) === ageClass);

/** The form filled with a saved passenger, whose passport number is used unless another is typed. */
export const filledWith = (saved: SavedPassenger): Omit<DraftPassenger, 'ageClass'> => ({
  ...draftOf(saved),
  savedPassengerId: saved.passengerId,
});

export const toSave = (passenger: DraftPassenger): SavedPassengerInput => ({ isMe: false, ...personOf(passenger) });
