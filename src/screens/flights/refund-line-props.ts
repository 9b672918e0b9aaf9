import type { Money } from '#domain/core/money.ts';
import type { RefundStep } from '#domain/flights/fares.ts';

export type RefundLineProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  readonly now: number;
  readonly departsAt: number;
  /** An agency sold the seats on: whether anything comes back is for it to say. */
  readonly isCharter?: boolean;
};
