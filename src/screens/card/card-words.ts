import { RIALS_IN_TOMAN } from '#domain/card/said-price.ts';
import { formatCount } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';

/** "83,518,650": whole toman. */
export const tomanOf = (rials: number): string => formatCount(Math.floor(rials / RIALS_IN_TOMAN));

/** "83,518,650 toman". */
export const tomanWords = (rials: number): string => m.card_toman({ count: tomanOf(rials) });

/** "835,186,500 rials". */
export const rialWords = (rials: number): string => m.card_rials({ count: formatCount(rials) });

/** "−4,650,000": more or less. */
export const signed = (count: string, isLess: boolean): string => `${isLess ? '−' : '+'} ${count}`;
