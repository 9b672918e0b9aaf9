import { personKey } from '#domain/core/person-key.ts';
import type { PassengerRow } from '#server/orders/order-row.ts';

type Named = { readonly position: number; readonly firstName: string; readonly lastName: string };

/** True when a new name would make two of the people one. `bornOf`: birth date or age of a person. */
export function isNameTaken(
  people: readonly PassengerRow[],
  { position, ...name }: Named,
  bornOf: (person: Pick<PassengerRow, 'position' | 'birth_on'>) => string | number,
): boolean {
  const holder = people.find((one) => one.position === position);
  if (!holder) return false;
  const key = personKey(name, bornOf(holder));
  return people.some(
    (one) => one !== holder && personKey({ firstName: one.first_name, lastName: one.last_name }, bornOf(one)) === key,
  );
}
