import { toPersianDigits } from '#domain/core/persian-text.ts';

/** "۱۰٬۰۰۰ یورو"; limits are whole euros. `cents`: of EUR. */
export const persianEuros = (cents: number): string =>
  `${toPersianDigits((cents / 100).toString().replace(/\B(?=(\d{3})+$)/g, '٬'))} یورو`;
