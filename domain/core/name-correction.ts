import { ticketName } from '#domain/core/names.ts';

export type Name = { readonly firstName: string; readonly lastName: string };

/** Letters of a name that may be corrected. */
export const FREE_LETTERS = 3;

/**
 * Letters that differ between two names: the fewest that are added, taken away or replaced (Levenshtein) in given and
 * family name together, as a ticket spells them. Capitals, spaces, hyphens and apostrophes do not count, and ü is ue.
 */
export function wrongLetters(before: Name, after: Name): number {
  const [from, to] = [lettersOf(before), lettersOf(after)];
  let row = to.map((_, at) => at + 1);
  for (const [done, letter] of from.entries()) {
    let left = done + 1;
    let corner = done;
    row = row.map((above, at) => {
      left = Math.min(left + 1, above + 1, corner + (letter === to[at] ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}

const lettersOf = ({ firstName, lastName }: Name): string[] =>
  [...`${ticketName(firstName)}${ticketName(lastName)}`.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
