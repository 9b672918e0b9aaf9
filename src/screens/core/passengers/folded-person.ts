import { foldLatin, isLatinName, ticketName } from '#domain/core/names.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';

export function foldedPerson({ firstName, lastName }: Pick<DraftPassenger, 'firstName' | 'lastName'>) {
  const typed = [firstName, lastName].map((name) => name.normalize('NFC').trim());
  const changed = typed.filter((name) => ticketName(name) !== name);
  if (changed.length === 0) return null;
  // Letters of another script stay: the field shows the error.
  if (typed.some((name) => name && !isLatinName(ticketName(name)))) return null;
  const letters = new Set([...changed.join('')].filter((letter) => foldLatin(letter) !== letter));
  return {
    folded: typed.map(ticketName).filter(Boolean).join(' '),
    changes: [...letters].map((letter) => `${letter} → ${foldLatin(letter)}`).join(', '),
  };
}
