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
 * A name as the two lines at the foot of a passport write it (ICAO 9303-3, section 6): ü as ue, é as e. The letters of Africa and ə are
 * not in that table; they become what those who have them write without them.
 */
export const foldLatin = (name: string): string =>
  name
    .replace(FOLDED, (letter) => {
      const folded = LETTERS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
    })
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A name as a ticket has it: as the passport's two lines write it. What no such letters can say stays as it was typed. */
export function ticketName(typed: string): string {
  const name = plainName(typed);
  const folded = foldLatin(name);
  return isLatinName(folded) ? folded : name;
}

/** Any text as the ministry's and the airlines' forms take it: accents go; what no Latin letters can say stays as it was typed. */
export function latinText(plain: string): string {
  const folded = foldLatin(plain);
  return isPlainLatin(folded) ? folded : plain;
}

/** Letters without accents, digits, the signs of an address, and line breaks. */
export const isPlainLatin = (text: string): boolean => /^[\x20-\x7E\n]*$/.test(text);

/** Without what stands between letters in print and in no passport's lines: dots, commas, blanks beside a hyphen, the apostrophe of 't Hooft. */
const plainName = (typed: string): string =>
  plainLine(typed)
    .replace(/[., ]+/g, ' ')
    .replace(/(^|[ -])'+/g, '$1')
    .replace(/' /g, "'")
    .replace(/ ?-[- ]*/g, '-')
    .replace(/^[ '-]+|[ '-]+$/g, '');

/** Letters A to Z with blanks, hyphens and apostrophes between them: what an airline's system takes. */
export const isLatinName = (name: string): boolean => /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/.test(name);
