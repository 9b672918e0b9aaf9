import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** Western Latin; Persian; and a face of many scripts for words that neither has all letters of. */
export type Face = 'sans' | 'farsi' | 'wide';

const font = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
export const FONTS: Readonly<Record<Face | `${Face}-bold`, Buffer>> = {
  sans: font('sans-regular'),
  'sans-bold': font('sans-semibold'),
  farsi: font('farsi-regular'),
  'farsi-bold': font('farsi-semibold'),
  wide: font('wide-regular'),
  'wide-bold': font('wide-bold'),
};

const readers = { sans: create(FONTS.sans), farsi: create(FONTS.farsi), wide: create(FONTS.wide) };
/** The shaper needs it and nobody sees it. */
const JOINER = '\u200c';
const has = (face: Face, letter: string): boolean =>
  letter === JOINER || readers[face].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Characters drawn with the Persian font, vowel marks too. Colons and full stops use the Latin font. */
const isFarsi = (letter: string) => /[\p{Script_Extensions=Arabic}\u200c]/u.test(letter);
/** Invisible: they say how a line runs, and are applied before it is drawn. */
export const ISOLATES = /[\u2066-\u2069]/;

/** The face of each UTF-16 unit. A word that the Latin font cannot write is of one face: mixed letters look broken. */
export function facesOf(text: string): Face[] {
  return text.split(/(\s+)/).flatMap((word) => {
    const letters = [...word].filter((letter) => !isFarsi(letter) && !ISOLATES.test(letter));
    const isWide = letters.some((letter) => !has('sans', letter) && has('wide', letter));
    return word.split('').map((unit) => (isFarsi(unit) ? 'farsi' : isWide ? 'wide' : 'sans'));
  });
}

/** Whether a paper can show all of its letters; what it cannot is an empty box. */
export const isDrawable = (text: string): boolean => {
  const faces = facesOf(text);
  let at = 0;
  return [...text].every((letter) => {
    const face = faces[at] ?? 'sans';
    at += letter.length;
    return ISOLATES.test(letter) || /\s/.test(letter) || has(face, letter);
  });
};
