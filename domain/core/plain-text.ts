import { latinDigits } from '#domain/core/time.ts';

/** Characters that phone keyboards, word processors and other alphabets use for an apostrophe. */
const APOSTROPHES = /[`\u00B4\u02B9-\u02BF\u02C8\u2018-\u201B\u2032\u2035\u05F3\uA78C]/g;
const QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB]/g;
const HYPHENS = /[\p{Dash_Punctuation}\u2043\u2212]/gu;
/** Invisible characters. A joiner between two Persian letters is part of the word and stays. */
const UNSEEN = /(?!\u200C)\p{DI}|(?<!\p{sc=Arabic})\u200C|\u200C(?!\p{sc=Arabic})/gu;

/**
 * Real letters have a few marks, never dozens: normalising thousands of marks takes a second per thousand. Unicode's
 * stream-safe text format (UAX 15) also allows at most 30 in a row.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
const fewMarks = (text: string): string => text.replace(TOO_MANY_MARKS, '$1');

/**
 * Normalises typed text for validation, sending and storage: ASCII apostrophes, hyphens and spaces, digits 0 to 9, NFKC
 * letters, no invisible characters, no repeated spaces and none at the ends. Line breaks stay. Idempotent.
 */
export const plainText = (typed: string): string =>
  latinDigits(
    // NFKC splits a standalone acute accent, so apostrophes are replaced first.
    fewMarks(typed.replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(HYPHENS, '-').replace(UNSEEN, '')).normalize(
      'NFKC',
    ),
  )
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** `plainText` in one line: a name, a number, a code, an address. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\n+/g, ' ');

/**
 * Characters that reorder the text around them, and invisible ones. Joiners stay: words of many languages need them.
 */
const FORGING = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * For prose: the writer's quotes, dashes and digits stay. Removes only characters that can make one text look like
 * another, and invisible ones at its ends.
 */
export const plainProse = (typed: string): string =>
  withoutUnseenEnds(fewMarks(typed).normalize('NFC').replace(FORGING, '').replace(/\r\n?/g, '\n'));

const SEEN = /[^\s\p{DI}]/u;

/** Scans from both ends: a pattern for trailing spaces would restart at each space of a long run in the middle. */
function withoutUnseenEnds(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => SEEN.test(sign));
  if (first < 0) return '';
  return signs.slice(first, signs.findLastIndex((sign) => SEEN.test(sign)) + 1).join('');
}
