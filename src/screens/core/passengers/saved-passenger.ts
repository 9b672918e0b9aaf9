import type { SavedPassenger, SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { ageClassOn } from '#domain/core/ages.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import { draftOf, personOf } from '#domain/core/person.ts';

/** Who can take this place: of the age that was searched on the day of the first flight. The order stays, oneself first. */
export const fitting = (
  saved: readonly SavedPassenger[],
  { ageClass }: Pick<DraftPassenger, 'ageClass'>,
  firstDay: string,
): SavedPassenger[] => saved.filter(({ birthDate }) => ageClassOn(birthDate, firstDay) === ageClass);

/** The form filled with a saved passenger, whose number is used unless another one is typed. */
export const filledWith = (saved: SavedPassenger): Omit<DraftPassenger, 'ageClass'> => ({
  ...draftOf(saved),
  savedPassengerId: saved.passengerId,
});

/** What was typed, for the book. */
export const toSave = (passenger: DraftPassenger): SavedPassengerInput => ({ isMe: false, ...personOf(passenger) });
