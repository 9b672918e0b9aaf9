import { plainLine } from '#domain/core/plain-text.ts';

// Crockford's base 32, without I, L, O, U: nothing is misread or misheard.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * `SFR-7K2M-9Q` for an order, `HLP-…` for a message to us, from six random numbers in 0…31. A billion values, so
 * guessing is impractical.
 */
export const formatReference = (numbers: readonly number[], prefix: 'SFR' | 'HLP' = 'SFR'): string => {
  const letters = numbers.map((number) => ALPHABET[number % 32]).join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 6)}`;
};

/** What may stand in a typed reference: letters and digits of its alphabet, and any punctuation. */
export const REFERENCE_CHARACTERS = /[\dA-TV-Z]|[^\p{L}\p{N}]/iu;

/** Parses a typed reference: any case, with or without hyphens, O for 0, I and L for 1. Null when it is not one. */
export function parseReference(text: string): string | null {
  const bare = plainLine(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^SFR/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(bare) ? `SFR-${bare.slice(0, 4)}-${bare.slice(4)}` : null;
}

const SPOKEN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A:Alfa B:Bravo C:Charlie D:Delta E:Echo F:Foxtrot G:Golf H:Hotel I:India J:Juliett K:Kilo L:Lima M:Mike ' +
    'N:November O:Oscar P:Papa Q:Quebec R:Romeo S:Sierra T:Tango U:Uniform V:Victor W:Whiskey X:X-ray Y:Yankee ' +
    'Z:Zulu 0:zero 1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** "Sierra Foxtrot Romeo, seven Kilo two Mike, nine Quebec": the ICAO alphabet, for the telephone. */
export const spellReference = (reference: string): string =>
  reference
    .split('-')
    .map((group) => [...group].map((letter) => SPOKEN[letter]).join(' '))
    .join(', ');
