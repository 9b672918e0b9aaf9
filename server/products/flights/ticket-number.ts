import { randomInt } from 'node:crypto';

/** `SIM 213 004417`: cannot be taken for an airline's number. The column is unique; a collision is retried. */
export function ticketNumber(): string {
  const digits = randomInt(1_000_000_000).toString().padStart(9, '0');
  return `SIM ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
