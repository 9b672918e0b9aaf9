import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

/** What a machine must know of a top-up; the ledger itself lies in the query cache. */
export type TopUpInfo = Pick<components['schemas']['TopUp'], 'topUpId' | 'status' | 'amount' | 'declineReason'>;
export type StartTopUpInput = { readonly amount: Money; readonly idempotencyKey: string };
export type TopUpStarted = components['schemas']['TopUpStarted'];
export type TopUpRef = { readonly topUpId: string };

/** topUpId: back from the bank, or reloaded; only the answer is wanted. */
export type TopUpInput = { readonly flowId: string; readonly topUpId: string | null };

export type TopUpContext = {
  readonly flowId: string;
  /** Counts intentions, not requests: the same one asked again is the same charge. */
  readonly attempt: number;
  readonly amount: Money | null;
  readonly started: TopUpStarted | null;
  readonly topUpId: string | null;
  readonly polls: number;
  readonly topUp: TopUpInfo | null;
  readonly problem: Problem | null;
};

export type TopUpEvent =
  | DeadlineEvent
  | { type: 'amount.submit'; amount: Money }
  | { type: 'bank.returned' }
  | { type: 'topup.again' };
