import { latinDigits } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';

type DateParts = components['schemas']['DateParts'];

const plain = (part: string) => latinDigits(part).trim();
const two = (part: string) => (/^\d$/.test(plain(part)) ? `0${plain(part)}` : plain(part));

/** A typed date as one answer: 1988-03-14 when it is whole, and also while it is half typed, as 1988-03-. */
export const dateText = ({ year, month, day }: DateParts): string =>
  year || month || day ? [plain(year), two(month), two(day)].join('-') : '';
