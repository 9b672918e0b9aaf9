import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { ageOn } from '#domain/core/ages.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import type { GuestPlace } from '#domain/hotels/hotel-guests.ts';
import { countsAsAdult } from '#domain/hotels/hotel-rooms.ts';

/** Who can take this place: an adult or a child of the hotel on the day of arrival. The order stays, oneself first. */
export const fittingGuests = (
  saved: readonly SavedPassenger[],
  { isAdult }: Pick<GuestPlace, 'isAdult'>,
  checkIn: string,
): SavedPassenger[] => saved.filter(({ birthDate }) => countsAsAdult(ageOn(birthDate, checkIn)) === isAdult);

/** A guest filled with a saved passenger: what a hotel asks and nothing more, so no passport and no link to the book. */
export const guestFrom = (
  guest: DraftPassenger,
  { title, firstName, lastName, birthDate, nationality }: SavedPassenger,
  { checkIn, isLead }: { readonly checkIn: string; readonly isLead: boolean },
): DraftPassenger => ({
  ...guest,
  title,
  firstName,
  lastName,
  age: String(ageOn(birthDate, checkIn)),
  ...(isLead ? { nationality } : {}),
});

/** Whose name stands there. */
export const savedIdOf = (saved: readonly SavedPassenger[], guest: DraftPassenger): string | undefined =>
  saved.find((one) => one.firstName === guest.firstName && one.lastName === guest.lastName)?.passengerId;
