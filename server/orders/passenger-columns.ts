import type { PassengerInput } from '#domain/core/passengers.ts';
import type { Config } from '#server/config.ts';
import { encryptPassport, maskPassport, passportMark } from '#server/db/passports.ts';

/** Columns of a passenger; `passport` is encrypted for this position of this order. */
export function passengerColumns(
  config: Pick<Config, 'secret'>,
  { orderId, position }: { readonly orderId: string; readonly position: number },
  person: PassengerInput,
) {
  const number = (person.passportNumber ?? '').trim().toUpperCase();
  return {
    title: person.title === 'MR' ? ('MR' as const) : ('MS' as const),
    first_name: person.firstName.trim(),
    last_name: person.lastName.trim(),
    birth_on: person.birthDate || null,
    nationality: person.nationality ?? '',
    passport_country: person.passportCountry ?? '',
    passport_expires_on: person.passportExpiry || null,
    passport_sealed: number === '' ? '' : encryptPassport(config, orderId, position, number),
    passport_masked: maskPassport(number),
    passport_mark: markOf(config, person),
  };
}

/** By what this person is found in other orders; a product that asks for no country of the passport has the nationality. */
export const markOf = (
  config: Pick<Config, 'secret'>,
  { passportNumber = '', passportCountry, nationality }: Partial<PassengerInput>,
): string | null => passportMark(config, passportCountry || nationality || '', passportNumber);
