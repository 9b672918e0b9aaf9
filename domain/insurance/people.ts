import { ageClassOn } from '#domain/core/ages.ts';
import { type PassengerDetails, type PassengerProblems, passengerProblems } from '#domain/core/passengers.ts';
import { isDay } from '#domain/core/time.ts';

/** The form asks for no issuing country and no end of the passport: a certificate names neither. */
const NOT_ASKED = /\.passport(Country|Expiry)$/;
const FAR_DAY = '2100-01-01';

/** Why people cannot stay as they are typed; page and server ask the same. Days: YYYY-MM-DD in Tehran. */
export function peopleProblems(
  details: PassengerDetails,
  { firstDay, today }: { readonly firstDay: string; readonly today: string },
): PassengerProblems {
  const passengers = details.passengers.map((one) => ({
    ...one,
    // Bands decide the price, not the classes of flights.
    ageClass: isDay(one.birthDate) ? ageClassOn(one.birthDate, firstDay) : one.ageClass,
    passportCountry: one.nationality,
    passportExpiry: FAR_DAY,
  }));
  const found = passengerProblems({ ...details, passengers }, { days: [firstDay], today });
  return Object.fromEntries(Object.entries(found).filter(([field]) => !NOT_ASKED.test(field)));
}
