import type { Money } from '#domain/core/money.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';

/** The part of a top-up that decisions need; the ledger is in the query cache. */
export type TopUpInfo = Pick<components['schemas']['TopUp'], 'topUpId' | 'status' | 'amount' | 'declineReason'>;
export type StartTopUpInput = { readonly amount: Money; readonly idempotencyKey: string };
export type TopUpStarted = components['schemas']['TopUpStarted'];
export type TopUpRef = { readonly topUpId: string };

/** topUpId: set after the bank or a reload, when only the result is needed. */
export type TopUpInput = { readonly flowId: string; readonly topUpId: string | null };

export type TopUpContext = FormContext & {
  readonly flowId: string;
  /** Counts intentions, not requests: a repeated request is the same charge. */
  readonly attempt: number;
  readonly amount: Money | null;
  readonly started: TopUpStarted | null;
  readonly topUpId: string | null;
  readonly polls: number;
  readonly topUp: TopUpInfo | null;
};

export type TopUpEvent =
  | DeadlineEvent
  /** amount: null where the faults say why. */
  | ({ type: 'amount.submit'; amount: Money | null } & Faulty)
  | { type: 'bank.returned' }
  | { type: 'topup.again' };
