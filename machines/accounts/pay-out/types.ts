import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

export type PayoutQuote = components['schemas']['PayoutQuote'];
/** Without the bank account: secret input is with the actors. */
export type StartPayoutInput = { readonly amount: Money; readonly idempotencyKey: string };

export type PayOutInput = { readonly flowId: string };
export type PayOutContext = PayOutInput & {
  readonly quote: PayoutQuote | null;
  readonly attempt: number;
  readonly problem: Problem | null;
};

export type PayOutEvent =
  | DeadlineEvent
  | { type: 'payout.ask' }
  | { type: 'payout.confirm' }
  | { type: 'payout.drop' }
  | CodeEvent;
