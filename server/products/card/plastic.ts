import { randomInt } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';

type Secret = Pick<Config, 'secret'>;

const pinContext = (cardId: string, plastic: number) => `card pin ${cardId} ${plastic}`;
const numberContext = (cardId: string, plastic: number) => `card number ${cardId} ${plastic}`;

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** Begins with zeros, which no real card does. */
const newNumber = (): string => `000000${digits(5)}${digits(5)}`;

/** Number and PIN of a new plastic, encrypted for this card and plastic; in clear nowhere but in an answer of `showCardPin`. */
export function newPlastic(config: Secret, cardId: string, plastic: number) {
  const number = newNumber();
  return {
    plastic,
    last_digits: number.slice(-4),
    number_sealed: encrypt(config.secret, numberContext(cardId, plastic), number),
    pin_sealed: encrypt(config.secret, pinContext(cardId, plastic), digits(4)),
    wrong_pins: 0,
  };
}

export function openPin(
  config: Secret,
  { id, plastic, pin_sealed }: { readonly id: string; readonly plastic: number; readonly pin_sealed: string | null },
): string {
  if (pin_sealed === null) throw new Error('A card without a plastic has no PIN');
  return decrypt(config.secret, pinContext(id, plastic), pin_sealed);
}
