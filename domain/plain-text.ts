/** What keyboards of phones and word processors put in place of the plain signs. */
const TYPOGRAPHIC: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2018-\u201B\u2032\u02B9\u02BC\u00B4\uFF07]/g, "'"],
  [/[\u201C-\u201F\u2033\u00AB\u00BB\uFF02]/g, '"'],
  [/\u2026/g, '...'],
  [/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  // Seen by nobody: soft hyphens, marks of direction, joiners.
  [/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, ''],
];

/** The same text with the plain dashes, quotes and blanks of a typewriter; its letters stay. */
export const plainText = (text: string): string =>
  TYPOGRAPHIC.reduce((plain, [sign, instead]) => plain.replace(sign, instead), text);
