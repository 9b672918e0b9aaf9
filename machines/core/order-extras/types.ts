import type { Money } from '#domain/core/money.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { OrderInput } from '#machines/core/order.ts';

export type OrderExtrasInput = OrderInput & { readonly isSignedIn: boolean };

/** `problem` and `faults`: why the code was rejected. */
export type OrderExtrasContext = OrderExtrasInput &
  FormContext & {
    /** In EUR; null: unknown, or nobody is signed in. */
    readonly balance: Money | null;
    /** Opt-in: false at first. */
    readonly isBalanceUsed: boolean;
    readonly news: 'applied' | 'removed' | null;
  };

/** Events do not carry the code: the actor reads it from the form. */
export type OrderExtrasEvent =
  | ({ type: 'discount.apply' } & Faulty)
  | { type: 'discount.remove' }
  | { type: 'balance.use'; isUsed: boolean }
  | { type: 'balance.refresh' }
  | { type: 'account.change'; isSignedIn: boolean };
