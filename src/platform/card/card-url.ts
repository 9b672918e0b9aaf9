import type { CardQuestion } from '#domain/card/quote.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';

/** The question in a URL; unknown values are empty, and the default is one person. */
export const questionOfUrl = ({ day, people }: Readonly<Record<string, unknown>>): CardQuestion => ({
  day: typeof day === 'string' ? day : '',
  people: wholeNumber(people) ?? 1,
});
