import type { Currency, Money } from '#domain/core/money.ts';
import { toPersianDigits } from '#domain/core/time.ts';

const NAMES: Readonly<Record<Currency, string>> = { EUR: 'یورو', USD: 'دلار' };

/** "۱۸۳٫۰۰ یورو", for papers in Persian. */
export const moneyInPersian = ({ amount, currency }: Money): string =>
  `${toPersianDigits((amount / 100).toFixed(2)).replace('.', '٫')} ${NAMES[currency]}`;
