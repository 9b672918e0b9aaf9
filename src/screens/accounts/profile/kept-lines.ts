import { type Money, subtract } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';

type Line = { readonly label: string; readonly amount: Money };

/**
 * What is kept of `paid`, so that the lines and `refund` add up to it: the parts in the product's words, and the rest that
 * it does not name. Of an order that is paid in part the rules may keep more than was paid. No more than that is kept,
 * and no part of it can be named.
 */
export function keptLines(
  { paid, refund }: { readonly paid: Money; readonly refund: Money },
  named: readonly Line[],
): readonly Line[] {
  const kept = subtract(paid, refund);
  const rest = named.reduce((left, { amount }) => subtract(left, amount), kept);
  const unnamed = (amount: Money): readonly Line[] =>
    amount.amount > 0 ? [{ label: m.profile_cancel_kept_rest(), amount }] : [];
  return rest.amount < 0 ? unnamed(kept) : [...named, ...unnamed(rest)];
}
