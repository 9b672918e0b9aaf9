import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { ageOn } from '#domain/core/ages.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import type { GuestPlace } from '#domain/hotels/hotel-guests.ts';
import { countsAsAdult } from '#domain/hotels/hotel-rooms.ts';

/** Saved passengers that fit this place: adult or child by the hotel's rules on arrival. Same order, owner first. */
export const fittingGuests = (
  saved: readonly SavedPassenger[],
  { isAdult }: Pick<GuestPlace, 'isAdult'>,
  checkIn: string,
): SavedPassenger[] => saved.filter(({ birthDate }) => countsAsAdult(ageOn(birthDate, checkIn)) === isAdult);

/** Fills a guest from a saved passenger: only what hotels need, so no passport and no link to the saved entry. */
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

/** Id of the saved passenger whose name is filled in. */
export const savedIdOf = (saved: readonly SavedPassenger[], guest: DraftPassenger): string | undefined =>
  saved.find((one) => one.firstName === guest.firstName && one.lastName === guest.lastName)?.passengerId;
