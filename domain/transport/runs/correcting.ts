import { FREE_LETTERS, type Name, wrongLetters } from '#domain/core/name-correction.ts';
import { ticketName } from '#domain/core/names.ts';
import { HOUR_MS } from '#domain/core/time.ts';

/** Names and passport numbers are put right for nothing until so many hours before departure. */
export const CORRECTED_UNTIL_HOURS = 24;

/** The last moment for it, UTC epoch ms. */
export const correctedUntil = (departsAt: number): number => departsAt - CORRECTED_UNTIL_HOURS * HOUR_MS;

/** A traveller, as those who look at tickets tell them apart. `passportNumber` and `birthDate` as they are stored. */
export type Identity = Name & { readonly birthDate: string; readonly passportNumber: string };

/** How far a traveller is put right. `letters`: of the name that differ, where given and family name are not only in the wrong order. */
export type Correction = {
  readonly letters: number;
  /** What makes it somebody else; null: it is the same person. */
  readonly problem: 'too_many_letters' | 'somebody_else' | null;
};

/**
 * What a correction changes, and whether it is still the same person: a rule of ours. Up to three letters of a name in all (given and
 * family name in the wrong order cost none), and of name, birth date and passport number only one at a time. `corrected`: letters
 * that were put right before.
 */
export function correctionOf(before: Identity, after: Identity, corrected: number): Correction {
  const letters = lettersBetween(before, after);
  const isNamed =
    ticketName(before.firstName) !== ticketName(after.firstName) ||
    ticketName(before.lastName) !== ticketName(after.lastName);
  const changed = [isNamed, before.birthDate !== after.birthDate, before.passportNumber !== after.passportNumber];
  if (changed.filter(Boolean).length > 1) return { letters, problem: 'somebody_else' };
  return { letters, problem: corrected + letters > FREE_LETTERS ? 'too_many_letters' : null };
}

const lettersBetween = (before: Name, after: Name): number =>
  Math.min(wrongLetters(before, after), wrongLetters(before, { firstName: after.lastName, lastName: after.firstName }));
