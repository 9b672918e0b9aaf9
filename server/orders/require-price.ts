import { isSameMoney, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';

/** What a traveller was shown, and the new price that they agreed to since, if there was one. */
export type Agreed = { readonly shown: Money; readonly accepted: Money | undefined };

/** Throws 409 `price_changed` when the sum is neither what was shown nor what was accepted. */
export function requirePrice(total: Money, { shown, accepted }: Agreed): void {
  if (isSameMoney(total, shown) || (accepted && isSameMoney(total, accepted))) return;
  const price = { old: accepted ?? shown, new: total };
  throw new ProblemError(409, { code: 'price_changed', message: 'The price has changed.', price });
}
