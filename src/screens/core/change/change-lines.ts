import { formatMoney, type Money, subtract } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderChange } from '#src/screens/core/change/change-slots.ts';

/** What the price becomes; the sum equals the lines above it. */
export function changeLines(
  { oldTotal, newTotal, toPay, toGive }: OrderChange,
  between: readonly { readonly label: string; readonly amount: Money | string }[],
) {
  const less = newTotal.amount < oldTotal.amount ? subtract(subtract(oldTotal, newTotal), toGive.sum) : null;
  return {
    lines: [
      { label: m.profile_change_old(), amount: oldTotal },
      ...between,
      { label: m.profile_change_new(), amount: newTotal },
      // A rest that is owed is lowered before anything goes back.
      ...(less && less.amount > 0 ? [{ label: m.profile_change_off_rest(), amount: formatMoney(less) }] : []),
    ],
    sum:
      toGive.sum.amount > 0
        ? { label: m.profile_cancel_back(), amount: toGive.sum }
        : { label: m.profile_change_difference(), amount: toPay.EUR },
  };
}
