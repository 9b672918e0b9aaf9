import { randomInt } from 'node:crypto';

/** Crockford's letters and digits: no I, L, O or U, so that a number can be read aloud and typed again. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_SIGNS = 4;
/** Letters and digits after SIM. */
export const CERTIFICATE_SIGNS = GROUPS * GROUP_SIGNS;

/** `SIM 4K7Q 2M9X 8TRW 6HZP`: 80 random bits, so that nobody guesses one. SIM: no insurer knows it. */
export const certificateNumber = (): string =>
  ['SIM', ...Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_SIGNS }, sign).join(''))].join(' ');

const sign = (): string => SIGNS.charAt(randomInt(SIGNS.length));

/** A number as it is printed, from how somebody typed it; null for what is none. O is read as 0, I and L as 1. */
export function readNumber(typed: string): string | null {
  const text = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const signs = text.replace(/^SIM/, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (signs.length !== CERTIFICATE_SIGNS || [...signs].some((one) => !SIGNS.includes(one))) return null;
  return ['SIM', ...(signs.match(/.{4}/g) ?? [])].join(' ');
}
