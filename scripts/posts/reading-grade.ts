import { syllable } from 'syllable';

/** End of a sentence; a dot inside a number or an address does not match. */
const END = /(?<=[.!?…])["”’)]*\s+/;
const WORD = /[a-z]+(?:['’-][a-z]+)*/gi;

export type Sentence = { readonly text: string; readonly grade: number };

/** Sentences of a text; a line break also ends a sentence. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(END))
    .filter((sentence) => wordsOf(sentence).length > 0);

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Flesch–Kincaid grade: the school years needed to read an English text. Source: Kincaid and others, 1975. Words in
 * other scripts do not count.
 */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The sentences with the highest grades, hardest first. */
export const hardestOf = (text: string, most = 3): Sentence[] =>
  sentencesOf(text)
    .map((sentence) => ({ text: sentence, grade: readingGrade(sentence) }))
    .sort((a, b) => b.grade - a.grade)
    .slice(0, most);
