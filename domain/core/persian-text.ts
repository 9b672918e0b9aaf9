const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const FOREIGN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** Isolates a text with its own direction, so that it does not move the text around it (Unicode Annex 9, isolates). */
export const isolated = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/**
 * Isolates a name in foreign letters for a Persian line. Without it, two such names with a comma between them run left
 * to right as one, and an age moves to the wrong name.
 */
export const inPersian = (text: string): string => (FOREIGN_LETTER.test(text) ? isolated(text) : text);

/** A Persian list, such as names of people, or a hotel with its quarter and city. */
export const persianList = (parts: readonly string[]): string => parts.map(inPersian).join('، ');
