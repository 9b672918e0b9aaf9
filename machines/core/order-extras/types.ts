import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInput } from '#machines/core/order.ts';

export type OrderExtrasInput = OrderInput & { readonly isSignedIn: boolean };

export type OrderExtrasContext = OrderExtrasInput & {
  /** In EUR; null: unknown, or nobody is signed in. */
  readonly balance: Money | null;
  /** Opt-in: false at first. */
  readonly isBalanceUsed: boolean;
  readonly news: 'applied' | 'removed' | null;
  /** Why the code was rejected. */
  readonly problem: Problem | null;
};

/** Events do not carry the code: the actor reads it from the form. */
export type OrderExtrasEvent =
  | { type: 'discount.apply' }
  | { type: 'discount.remove' }
  | { type: 'balance.use'; isUsed: boolean }
  | { type: 'balance.refresh' }
  | { type: 'account.change'; isSignedIn: boolean };
