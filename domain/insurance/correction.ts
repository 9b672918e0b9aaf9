import { FREE_LETTERS, type Name, wrongLetters } from '#domain/core/name-correction.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';

/** How far a name is corrected. */
export type Correction = {
  /** Letters that differ by this correction. */
  readonly letters: number;
  /** Letters that may still be corrected, before this correction. More of them is for our desk. */
  readonly left: number;
  /** By field, where it is too many; page and server ask the same. */
  readonly problems: Readonly<Partial<Record<'firstName' | 'lastName', FieldProblem>>>;
};

/** Given and family name count together. `corrected`: letters of this person that were corrected before. */
export function correctionOf(before: Name, after: Name, corrected: number): Correction {
  const letters = wrongLetters(before, after);
  const left = Math.max(0, FREE_LETTERS - corrected);
  const given = ({ firstName }: Name): Name => ({ firstName, lastName: '' });
  const field = wrongLetters(given(before), given(after)) === 0 ? 'lastName' : 'firstName';
  return { letters, left, problems: problemsIn({ [field]: letters > left ? 'too_many_letters' : undefined }) };
}
