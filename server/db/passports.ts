import { createHmac } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { decrypt, encrypt, keyFor } from '#server/db/encrypt.ts';

type Secret = Pick<Config, 'secret'>;
const context = (orderId: string, position: number) => `passport ${orderId} ${position}`;

/** `•••••0T47`: the last four characters are enough to tell two passports apart. */
export const maskPassport = (number: string): string => '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);

export const encryptPassport = ({ secret }: Secret, orderId: string, position: number, number: string): string =>
  encrypt(secret, context(orderId, position), number);

export const openPassport = ({ secret }: Secret, orderId: string, position: number, sealed: string): string =>
  decrypt(secret, context(orderId, position), sealed);

/**
 * The same for the same passport, whoever typed it and wherever; nobody without the secret gets from it to the number.
 * null without a number. `country`: ISO 3166 alpha-2, of the passport.
 */
export function passportMark({ secret }: Secret, country: string, number: string): string | null {
  const plain = number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (plain === '') return null;
  return createHmac('sha256', keyFor(secret, 'passport mark')).update(`${country} ${plain}`).digest('base64url');
}
