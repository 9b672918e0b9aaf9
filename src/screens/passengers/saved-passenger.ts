import { ageClassOn } from '#domain/ages.ts';
import type { DateParts, DraftPassenger } from '#domain/passengers.ts';
import { dayFromParts } from '#domain/passengers.ts';
import type { SavedPassenger, SavedPassengerInput } from '#domain/saved-passengers.ts';

const partsOf = (text: string): DateParts => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
};

/** Who can take this place: of the age that was searched on the day of the first flight. The order stays, oneself first. */
export const fitting = (
  saved: readonly SavedPassenger[],
  { ageClass }: Pick<DraftPassenger, 'ageClass'>,
  firstDay: string,
): SavedPassenger[] => saved.filter(({ birthDate }) => ageClassOn(birthDate, firstDay) === ageClass);

/** The form filled with a saved passenger. The number itself stays with the server. */
export const filledWith = (saved: SavedPassenger): Omit<DraftPassenger, 'ageClass'> => ({
  title: saved.title,
  firstName: saved.firstName,
  lastName: saved.lastName,
  birthDate: partsOf(saved.birthDate),
  nationality: saved.nationality,
  passportNumber: '',
  passportCountry: saved.passportCountry,
  passportExpiry: partsOf(saved.passportExpiry),
  savedPassengerId: saved.passengerId,
});

/** What was typed, for the book. */
export const toSave = (passenger: DraftPassenger): SavedPassengerInput => ({
  isMe: false,
  title: passenger.title,
  firstName: passenger.firstName.trim(),
  lastName: passenger.lastName.trim(),
  birthDate: dayFromParts(passenger.birthDate),
  nationality: passenger.nationality,
  passportNumber: passenger.passportNumber.trim().toUpperCase(),
  passportCountry: passenger.passportCountry,
  passportExpiry: dayFromParts(passenger.passportExpiry),
});
