import type { Money } from '#domain/core/money.ts';
import type { RefundStep } from '#domain/flights/fares.ts';

export type RefundLineProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  readonly now: number;
  readonly departsAt: number;
  /** Sold by an agency, which decides about refunds. */
  readonly isCharter?: boolean;
};
