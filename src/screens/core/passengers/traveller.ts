import { PASSPORT_MONTHS } from '#domain/accounts/saved-passengers.ts';
import { type DraftPassenger, usesSavedNumber } from '#domain/core/passengers.ts';
import { type DateParts, dayFromParts } from '#domain/core/person.ts';
import { addMonths, isDay } from '#domain/core/time.ts';
import { type FieldProblems, partsOf } from '#src/screens/core/passengers/passenger-fields.ts';

// What the cards of travellers ask of what is typed.

/** A passport valid for the journey that expires within six months after its last day: worth a warning. */
export function endsSoon(expiry: DateParts, lastDay: string): boolean {
  const day = dayFromParts(expiry);
  return isDay(day) && day >= lastDay && day < addMonths(lastDay, PASSPORT_MONTHS);
}

const TEXTS = ['firstName', 'lastName', 'nationality', 'passportNumber', 'passportCountry', 'title'] as const;

/** All fields are filled: the next card opens. */
export const isFilled = (passenger: DraftPassenger): boolean =>
  TEXTS.every(
    (field) => passenger[field].trim() !== '' || (field === 'passportNumber' && usesSavedNumber(passenger)),
  ) && [passenger.birthDate, passenger.passportExpiry].every(({ day, month, year }) => day && month && year);

export const isBlank = (passenger: DraftPassenger): boolean =>
  TEXTS.every((field) => passenger[field].trim() === '') &&
  [passenger.birthDate, passenger.passportExpiry].every(({ day, month, year }) => !day && !month && !year);

/** Problems of one traveller by field, as JSON: see `TravellerCardProps.problems`. */
export const problemsOf = (problems: FieldProblems, index: number): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, problem]) => {
        const { traveller, field } = partsOf(path);
        return traveller === index ? [[field, problem]] : [];
      }),
    ),
  );
