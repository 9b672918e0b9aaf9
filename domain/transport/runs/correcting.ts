import { FREE_LETTERS, type Name, wrongLetters } from '#domain/core/name-correction.ts';
import { ticketName } from '#domain/core/names.ts';
import { HOUR_MS } from '#domain/core/time.ts';

/** Names and passport numbers are put right for nothing until so many hours before departure. */
export const CORRECTED_UNTIL_HOURS = 24;

/** The last moment for it, UTC epoch ms. */
export const correctedUntil = (departsAt: number): number => departsAt - CORRECTED_UNTIL_HOURS * HOUR_MS;

/** A traveller, as those who look at tickets tell them apart. `passportNumber` and `birthDate` as they are stored. */
export type Identity = Name & { readonly title: string; readonly birthDate: string; readonly passportNumber: string };

/** What says who somebody is. Given and family name are one. */
type Part = 'name' | 'title' | 'birthDate' | 'passportNumber';
/** What was put right of somebody. `letters`: of the name that differ, in all; none where given and family name were only in the wrong order. */
export type Corrected = { readonly part: Part; readonly letters: number };

export type Correction = {
  /** With what was put right before; null: nothing was. */
  readonly corrected: Corrected | null;
  /** What makes it somebody else; null: it is the same person. */
  readonly problem: 'too_many_letters' | 'somebody_else' | null;
};

/**
 * What a correction changes, and whether it is still the same person: a rule of ours. Of name, title, birth date and passport number only one is
 * ever put right, as often as need be, or three corrections would make a ticket somebody else's; of a name up to three letters in
 * all. `earlier`: what was put right before.
 */
export function correctionOf(before: Identity, after: Identity, earlier: Corrected | null): Correction {
  const [part, ...others] = partsBetween(before, after);
  if (part === undefined) return { corrected: earlier, problem: null };
  const letters = (earlier?.letters ?? 0) + lettersBetween(before, after);
  const isOther = others.length > 0 || (earlier !== null && earlier.part !== part);
  const problem = isOther ? 'somebody_else' : letters > FREE_LETTERS ? 'too_many_letters' : null;
  return { corrected: { part, letters }, problem };
}

function partsBetween(before: Identity, after: Identity): readonly Part[] {
  const isNamed =
    ticketName(before.firstName) !== ticketName(after.firstName) ||
    ticketName(before.lastName) !== ticketName(after.lastName);
  const isBorn = before.birthDate !== after.birthDate;
  const isNumbered = before.passportNumber !== after.passportNumber;
  return [
    ...(isNamed ? ['name' as const] : []),
    ...(before.title === after.title ? [] : ['title' as const]),
    ...(isBorn ? ['birthDate' as const] : []),
    ...(isNumbered ? ['passportNumber' as const] : []),
  ];
}

const lettersBetween = (before: Name, after: Name): number =>
  Math.min(wrongLetters(before, after), wrongLetters(before, { firstName: after.lastName, lastName: after.firstName }));
