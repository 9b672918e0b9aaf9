import { plainLine } from '#domain/core/plain-text.ts';

// The usual ways to write Persian in Latin letters, Arabic letters on a Persian word, and letters that no accent makes.
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/ة/g, 'ه'],
  [/ı/g, 'i'],
  [/ß/g, 'ss'],
  [/v/g, 'w'],
  [/q/g, 'gh'],
  [/ou|oo/g, 'u'],
  [/ee/g, 'i'],
  [/[^\p{L}\p{N}]/gu, ''],
];

/** As names are compared, whatever the usual way to write them: letters of any script and digits. Nothing is left of signs alone. */
export const fold = (text: string): string =>
  SAME.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    plainLine(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  );

/** Nothing was typed. Signs alone fold to nothing too, and are something: nobody who types them asks for all. */
export const isNothing = (typed: string): boolean => plainLine(typed) === '';
