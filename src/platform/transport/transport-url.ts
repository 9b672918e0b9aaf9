import { wholeNumber } from '#domain/core/whole-number.ts';
import type { TransportQuestion } from '#domain/transport/quote.ts';

/** The question in a URL; unknown values are empty, and the default is one person. */
export const questionOfUrl = ({ day, people }: Readonly<Record<string, unknown>>): TransportQuestion => ({
  day: typeof day === 'string' ? day : '',
  people: wholeNumber(people) ?? 1,
});
