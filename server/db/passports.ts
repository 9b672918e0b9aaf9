import type { Config } from '#server/config.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';

type Secret = Pick<Config, 'secret'>;
const context = (orderId: string, position: number) => `passport ${orderId} ${position}`;

/** `•••••0T47`: the last four characters are enough to tell two passports apart. */
export const maskPassport = (number: string): string => '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);

export const encryptPassport = ({ secret }: Secret, orderId: string, position: number, number: string): string =>
  encrypt(secret, context(orderId, position), number);

export const openPassport = ({ secret }: Secret, orderId: string, position: number, sealed: string): string =>
  decrypt(secret, context(orderId, position), sealed);
