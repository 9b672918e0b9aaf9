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
};

/** A name as the two lines at the foot of a passport write it (ICAO 9303-3, section 6): ü as ue, é as e. */
export const foldLatin = (name: string): string =>
  name
    .replace(/[äöüßæøåłđðþıœ]/giu, (letter) => {
      const folded = LETTERS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
    })
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A name as a ticket has it: as the passport's two lines write it. What no such letters can say stays as it was typed. */
export function ticketName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  const folded = foldLatin(name);
  return isLatinName(folded) ? folded : name;
}

/** Letters A to Z with blanks, hyphens and apostrophes between them: what an airline's system takes. */
export const isLatinName = (name: string): boolean => /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/.test(name);
