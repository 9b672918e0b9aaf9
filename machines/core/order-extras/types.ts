import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInput } from '#machines/core/order.ts';

export type OrderExtrasInput = OrderInput & { readonly isSignedIn: boolean };

export type OrderExtrasContext = OrderExtrasInput & {
  /** In EUR; null: unknown, or nobody is signed in. */
  readonly balance: Money | null;
  /** Never chosen beforehand. */
  readonly isBalanceUsed: boolean;
  readonly news: 'applied' | 'removed' | null;
  /** Why the code does not help. */
  readonly problem: Problem | null;
};

/** The code that was typed is in no event: the port knows it. */
export type OrderExtrasEvent =
  | { type: 'discount.apply' }
  | { type: 'discount.remove' }
  | { type: 'balance.use'; isUsed: boolean }
  | { type: 'balance.refresh' }
  | { type: 'account.change'; isSignedIn: boolean };
