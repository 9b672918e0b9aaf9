const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const FOREIGN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** A piece of text of its own direction: what stands around it does not move its ends (Unicode Annex 9, isolates). */
export const isolated = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/**
 * What is put into a Persian line: a name in foreign letters, isolated. Without it, two such names with a comma between them run
 * left to right as one, and an age after the one stands beside the other.
 */
export const inPersian = (text: string): string => (FOREIGN_LETTER.test(text) ? isolated(text) : text);

/** A Persian line of several things: names of people, a hotel with its quarter and its city. */
export const persianList = (parts: readonly string[]): string => parts.map(inPersian).join('، ');
