import { RIALS_IN_TOMAN } from '#domain/card/said-price.ts';
import { formatCount } from '#domain/core/money.ts';

/** "834,894 toman (8,348,940 rials)": what a shop says first, and what a terminal prints. */
export const inTomanText = (rials: number): string =>
  `${formatCount(Math.floor(rials / RIALS_IN_TOMAN))} toman (${formatCount(rials)} rials)`;
