import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

/** The rates that are held, with their proof. */
export type CardQuote = components['schemas']['CardQuote'];
/** Rials for a euro and for a US dollar, and their day. */
export type CardRates = CardQuote['rates'];

/** What decisions need of a quote; all of it is with who reads it. */
export type HeldQuote = Pick<CardQuote, 'rates' | 'until' | 'quote'>;

export type CardCalculatorInput = {
  /** What would be loaded, the fee inside; null: nothing that is an amount. */
  readonly amount: Money | null;
  /** Rials that are on the card already. */
  readonly balance: number;
  /** The quote that came with the page; null: none did. */
  readonly quote: HeldQuote | null;
  /** The rates that were looked at before these; null: they did not move, or it was seen. */
  readonly before: CardRates | null;
};

export type CardCalculatorContext = CardCalculatorInput & {
  readonly problem: Problem | null;
};

export type CardCalculatorEvent =
  | DeadlineEvent
  | { type: 'amount.change'; amount: Money | null; balance: number }
  /** Old and new rials were seen. */
  | { type: 'news.dismiss' }
  /** The server holds it no longer. */
  | { type: 'quote.end' }
  | { type: 'quote.retry' };

/** quote: the text of the last quote, which comes back while it is held; null: none. */
export type ReadQuoteInput = { readonly quote: string | null };
