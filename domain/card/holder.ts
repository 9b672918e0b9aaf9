import { YOUNGEST_HOLDER } from '#domain/card/limits.ts';
import type { PassengerDetails } from '#domain/core/passengers.ts';
import { type PassengerProblems, passengerProblems } from '#domain/core/passengers.ts';
import { addMonths, isDay } from '#domain/core/time.ts';

/** The answer that says where a card is posted to. */
export const ADDRESS = 'deliveryAddress';
const SHORTEST_ADDRESS = 10;

/** Long enough for a street and a town. */
export const isAddress = (text: string): boolean => text.trim().length >= SHORTEST_ADDRESS;

type Asked = {
  /** YYYY-MM-DD in Tehran. */
  readonly arrival: string;
  readonly today: string;
  /** It is posted to a home. */
  readonly isPosted: boolean;
};

/** Why the holder cannot stay as typed; page and server ask the same. Whether somebody has a card only the server knows. */
export function holderProblems(details: PassengerDetails, { arrival, today, isPosted }: Asked): PassengerProblems {
  if (details.passengers.length !== 1) return { passengers: 'one_holder' };
  const [holder] = details.passengers;
  const passengers = details.passengers.map((one) => ({ ...one, ageClass: 'adult' as const }));
  const found = passengerProblems({ ...details, passengers }, { days: [arrival], today });
  const birthDate = holder?.birthDate ?? '';
  const isTooYoung = isDay(birthDate) && birthDate <= today && addMonths(birthDate, 12 * YOUNGEST_HOLDER) > today;
  const address = details.answers?.[ADDRESS] ?? '';
  return {
    ...found,
    ...(isTooYoung ? { 'passengers.0.birthDate': 'holder_too_young' as const } : {}),
    ...(isPosted && !isAddress(address) ? { [`answers.${ADDRESS}`]: 'address_needed' as const } : {}),
  };
}
