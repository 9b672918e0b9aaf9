import { latinDigits } from '#domain/core/time.ts';

/** What keyboards of phones, word processors and other alphabets put in place of an apostrophe. */
const APOSTROPHES = /[`\u00B4\u02B9-\u02BF\u02C8\u2018-\u201B\u2032\u2035\u05F3\uA78C]/g;
const QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB]/g;
const HYPHENS = /[\p{Dash_Punctuation}\u2043\u2212]/gu;
/** Shown by no program; a joiner between two Persian letters is a part of the word. */
const UNSEEN = /(?!\u200C)\p{DI}|(?<!\p{sc=Arabic})\u200C|\u200C(?!\p{sc=Arabic})/gu;

/**
 * A letter has a few marks above and below it, and never dozens: putting thousands in order takes a second for each thousand. Unicode's
 * stream-safe texts (UAX 15) have at most 30 in a row, too.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
const fewMarks = (text: string): string => text.replace(TOO_MANY_MARKS, '$1');

/**
 * What was typed, as it is checked, sent and kept: plain apostrophes, hyphens and blanks, digits 0 to 9, letters in one form, nothing
 * that cannot be seen, no blank twice or at an end. Line breaks stay. Doing it twice changes nothing.
 */
export const plainText = (typed: string): string =>
  latinDigits(
    // NFKC takes an acute accent that stands alone apart, so signs come first.
    fewMarks(typed.replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(HYPHENS, '-').replace(UNSEEN, '')).normalize(
      'NFKC',
    ),
  )
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** The same in one line: a name, a number, a code, an address. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\n+/g, ' ');

/** Marks that turn the order of what stands beside them, and what nobody ever sees. Joiners stay: words of many languages have them. */
const FORGING = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A letter to somebody: its quotes, dashes and digits are its writer's. Only marks go with which a text can look like another one, and what is not seen at its ends. */
export const plainProse = (typed: string): string =>
  withoutUnseenEnds(fewMarks(typed).normalize('NFC').replace(FORGING, '').replace(/\r\n?/g, '\n'));

const SEEN = /[^\s\p{DI}]/u;

/** Walks from both ends: a pattern for the last run would begin anew at each blank of a long run in the middle. */
function withoutUnseenEnds(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => SEEN.test(sign));
  if (first < 0) return '';
  return signs.slice(first, signs.findLastIndex((sign) => SEEN.test(sign)) + 1).join('');
}
