import { QUOTE_MINUTES } from '#domain/card/limits.ts';
import { quoteLoad } from '#domain/card/load.ts';
import { euro } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { ratesOf } from '#machines/card/card-calculator/rates.ts';
import type { CardCalculatorInput, CardRates, HeldQuote } from '#machines/card/card-calculator/types.ts';
import type { CardCalculatorView } from '#machines/card/card-calculator/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

export const QUOTE_MS = QUOTE_MINUTES * MINUTE_MS;

export const rates: CardRates = { on: '2026-10-09', EUR: 2_993_500, USD: 2_674_000 };
/** Of the next day: a euro buys less. */
export const ratesAfter: CardRates = { on: '2026-10-10', EUR: 2_900_000, USD: 2_600_000 };

export const heldQuote: HeldQuote = { rates, until: NOW + QUOTE_MS, quote: 'quote-1' };
/** What is held after it, at the same rate and at another. */
export const renewedQuote: HeldQuote = { rates, until: NOW + 2 * QUOTE_MS, quote: 'quote-2' };
export const movedQuote: HeldQuote = { ...renewedQuote, rates: ratesAfter };

export const freshCalculator: CardCalculatorInput = {
  amount: euro(300_00),
  balance: 0,
  quote: heldQuote,
  before: null,
};

const load = quoteLoad(euro(300_00), ratesOf(rates));
const held = {
  kind: 'held',
  quote: heldQuote,
  amount: euro(300_00),
  load,
  loadBefore: null,
  refused: null,
  problem: null,
} satisfies CardCalculatorView;

export const cardCalculatorViews = {
  held,
  empty: { ...held, amount: null, load: null },
  asking: { ...held, kind: 'asking' },
  first: { ...held, kind: 'asking', quote: null, load: null },
  renewed: { ...held, quote: renewedQuote },
  moved: {
    ...held,
    quote: movedQuote,
    load: quoteLoad(euro(300_00), ratesOf(ratesAfter)),
    loadBefore: load,
  },
  failed: { ...held, kind: 'failed', problem: { code: 'unavailable', message: 'unavailable' } },
} satisfies Record<string, CardCalculatorView>;
