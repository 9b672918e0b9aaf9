import type { OrderStatus } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';

/** Where a policy is: not issued (yet, or never), before its cover, covered, over, or given back. */
export type PolicyState = 'none' | 'scheduled' | 'active' | 'ended' | 'cancelled';

export type Policy = {
  readonly status: OrderStatus;
  /** When it was issued; null before. Moments in server epoch ms. */
  readonly issuedAt: number | null;
  readonly coverFrom: number;
  readonly coverUntil: number;
};

/** A pure function of the order and the server's clock. */
export function policyState({ status, issuedAt, coverFrom, coverUntil }: Policy, now: number): PolicyState {
  if (issuedAt === null) return 'none';
  if (!isIssued(status)) return 'cancelled';
  if (now >= coverUntil) return 'ended';
  return now >= coverFrom ? 'active' : 'scheduled';
}

/** When the state changes next by itself; null when it does not any more. */
export function nextStateAt(policy: Policy, now: number): number | null {
  const state = policyState(policy, now);
  return state === 'scheduled' ? policy.coverFrom : state === 'active' ? policy.coverUntil : null;
}
