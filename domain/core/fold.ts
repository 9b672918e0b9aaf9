import { plainLine } from '#domain/core/plain-text.ts';

// Common Latin spellings of Persian, Arabic letters in Persian words, and letters that are not made with accents.
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

/**
 * Normalises a name for comparison, whatever its spelling: only letters of any script and digits remain. Text of
 * punctuation alone becomes ''.
 */
export const fold = (text: string): string =>
  SAME.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    plainLine(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  );

/** True when nothing was typed. Punctuation alone also folds to '', but it is input: it must not match everything. */
export const isNothing = (typed: string): boolean => plainLine(typed) === '';
