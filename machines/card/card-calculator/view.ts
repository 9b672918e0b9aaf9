import { type LoadQuote, loadProblem, quoteLoad } from '#domain/card/load.ts';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { CardCalculatorSnapshot } from '#machines/card/card-calculator/machine.ts';
import { ratesOf } from '#machines/card/card-calculator/rates.ts';
import type { CardCalculatorContext, CardRates, HeldQuote } from '#machines/card/card-calculator/types.ts';

export type CardCalculatorView = {
  /** held: the rate stands until `quote.until`. asking: that of now is on its way. failed: it did not come. */
  readonly kind: 'held' | 'asking' | 'failed';
  /** The last one; null: none came yet. It has ended unless `kind` is `held`. */
  readonly quote: HeldQuote | null;
  readonly amount: Money | null;
  /** What the amount becomes; null without an amount or a rate. */
  readonly load: LoadQuote | null;
  /** What it would have become at the rates that were looked at before; null: they are the same. */
  readonly loadBefore: LoadQuote | null;
  /** Why the amount cannot be loaded. */
  readonly refused: 'too_little' | 'too_much' | null;
  readonly problem: Problem | null;
};

const loadAt = (amount: Money | null, rates: CardRates | null): LoadQuote | null =>
  amount === null || rates === null ? null : quoteLoad(amount, ratesOf(rates));

/** `kind`: how the rate stands. */
export const calculatorView = (
  kind: CardCalculatorView['kind'],
  { amount, balance, quote, before, problem }: CardCalculatorContext,
): CardCalculatorView => ({
  kind,
  quote,
  amount,
  load: loadAt(amount, quote?.rates ?? null),
  loadBefore: loadAt(amount, before),
  refused: amount && quote ? loadProblem(amount, ratesOf(quote.rates), balance) : null,
  problem,
});

export function cardCalculatorView(snapshot: CardCalculatorSnapshot): CardCalculatorView {
  const isAsking = snapshot.matches('asking') || snapshot.matches('arriving');
  return calculatorView(snapshot.matches('failed') ? 'failed' : isAsking ? 'asking' : 'held', snapshot.context);
}
