/** Variants of a text that look (nearly) the same, as keyboards, contacts, chats and word processors produce them. */
export type Sign = { readonly name: string; readonly of: (text: string) => string };

const around = (name: string, before: string, after = ''): Sign => ({ name, of: (text) => before + text + after });
const within = (name: string, sign: string): Sign => ({ name, of: (text) => text.slice(0, 2) + sign + text.slice(2) });
const instead = (name: string, plain: RegExp, sign: (found: string) => string): Sign => ({
  name,
  of: (text) => text.replace(plain, sign),
});
const digits = (name: string, nought: number) =>
  instead(name, /\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));

export const SIGNS: readonly Sign[] = [
  around('embedding of contacts (U+202A, U+202C)', '\u202A', '\u202C'),
  around('isolates of chats (U+2068, U+2069)', '\u2068', '\u2069'),
  around('mark of direction before it (U+200E)', '\u200E'),
  around('mark of direction behind it (U+200F)', '', '\u200F'),
  around('byte order mark (U+FEFF)', '\uFEFF'),
  around('no-break blanks at the ends', '\u00A0', '\u00A0'),
  around('wide blanks at the ends (U+3000)', '\u3000', '\u3000'),
  around('tab and blanks at the ends', '\t ', ' \t'),
  within('zero-width blank (U+200B)', '\u200B'),
  within('zero-width joiner (U+200D)', '\u200D'),
  within('zero-width non-joiner (U+200C)', '\u200C'),
  within('word joiner (U+2060)', '\u2060'),
  within('soft hyphen (U+00AD)', '\u00AD'),
  within('choice of a glyph (U+FE0E)', '\uFE0E'),
  within('filler of Hangul (U+3164)', '\u3164'),
  ...[...'\u00A0\u2009\u202F'].map((sign) => instead(`blank U+${hex(sign)}`, / /g, () => sign)),
  instead('two blanks', / /g, () => '  '),
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D'].map((sign) =>
    instead(`hyphen U+${hex(sign)}`, /-/g, () => sign),
  ),
  ...[...'\u2018\u2019\u201B\u00B4\u0060\u02BC\u02BB\u2032\uFF07'].map((sign) =>
    instead(`apostrophe U+${hex(sign)}`, /'/g, () => sign),
  ),
  instead('full-width letters and signs', /[!-~]/g, (sign) =>
    String.fromCodePoint(0xfee0 + (sign.codePointAt(0) ?? 0)),
  ),
  digits('Persian digits', 0x06f0),
  digits('Arabic digits', 0x0660),
  digits('digits of Hindi', 0x0966),
  digits('full-width digits', 0xff10),
  { name: 'letters taken apart (NFD)', of: (text) => text.normalize('NFD') },
];

function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
