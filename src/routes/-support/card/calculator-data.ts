import type { Delivery } from '#domain/card/delivery.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';

export type CalculatorData = {
  /** Null where the server could not hold one: the order holds one. */
  readonly quote: components['schemas']['CardQuote'] | null;
  readonly rates: Rates;
  readonly ways: readonly Delivery[];
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
