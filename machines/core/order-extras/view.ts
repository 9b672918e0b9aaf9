import type { Money } from '#domain/core/money.ts';
import type { FormContext } from '#machines/core/form.ts';
import type { OrderExtrasSnapshot } from '#machines/core/order-extras/machine.ts';

/** The discount itself is part of the order. */
export type OrderExtrasView = FormContext & {
  readonly kind: 'extras';
  readonly isBusy: boolean;
  readonly news: 'applied' | 'removed' | null;
  /** null: payment by balance is not offered. */
  readonly balance: Money | null;
  readonly isBalanceUsed: boolean;
};

export function orderExtrasView(snapshot: OrderExtrasSnapshot): OrderExtrasView {
  const { news, problem, faults, focusAsked, balance, isBalanceUsed } = snapshot.context;
  const isBusy = !snapshot.matches({ discount: 'asking' });
  return { kind: 'extras', isBusy, news, problem, faults, focusAsked, balance, isBalanceUsed };
}
