import { plainLine } from '#domain/core/plain-text.ts';
import type { components } from '#openapi/generated/types.ts';

type DateParts = components['schemas']['DateParts'];

const two = (part: string) => plainLine(part).replace(/^\d$/, '0$&');

/** A date as one answer: 1988-03-14, or partial, as 1988-03-. */
export const dateText = ({ year, month, day }: DateParts): string =>
  year || month || day ? [plainLine(year), two(month), two(day)].join('-') : '';
