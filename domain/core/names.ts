import { plainLine } from '#domain/core/plain-text.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  œ: 'oe',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/**
 * A name as the machine-readable lines of a passport write it (ICAO 9303-3, section 6): ü as ue, é as e. African
 * letters and ə are not in that table; they become the letters their users write instead.
 */
export const foldLatin = (name: string): string =>
  name
    .replace(FOLDED, (letter) => {
      const folded = LETTERS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
    })
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A name as on a ticket: in passport spelling. Letters without a Latin form stay as typed. */
export function ticketName(typed: string): string {
  const name = plainName(typed);
  const folded = foldLatin(name);
  return isLatinName(folded) ? folded : name;
}

/**
 * Any text for the forms of the ministry and the airlines: accents are removed; letters without a Latin form stay as
 * typed.
 */
export function latinText(plain: string): string {
  const folded = foldLatin(plain);
  return isPlainLatin(folded) ? folded : plain;
}

/** Printable ASCII and line breaks. */
export const isPlainLatin = (text: string): boolean => /^[\x20-\x7E\n]*$/.test(text);

/**
 * Removes punctuation that is printed but not in passport lines: dots, commas, spaces beside a hyphen, the apostrophe
 * of 't Hooft.
 */
const plainName = (typed: string): string =>
  plainLine(typed)
    .replace(/[., ]+/g, ' ')
    .replace(/(^|[ -])'+/g, '$1')
    .replace(/' /g, "'")
    .replace(/ ?-[- ]*/g, '-')
    .replace(/^[ '-]+|[ '-]+$/g, '');

/** A to Z with single spaces, hyphens and apostrophes between them: what airline systems accept. */
export const isLatinName = (name: string): boolean => /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/.test(name);
