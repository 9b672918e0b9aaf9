import { MINUTE_MS } from '#domain/time.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { changeDiscount } from '#server/orders/change-discount.ts';
import { discountByCode } from '#server/orders/discounts.ts';

/** Codes are short numbers: nobody tries them all. */
const PER_ADDRESS: Limit = { name: 'discount-address', max: 30, windowMs: 15 * MINUTE_MS };

/** Takes a code into the order, in the place of the one before. */
export const applyDiscount: Operation<'applyDiscount'> = async ({ path, body, request, who, deps }) => {
  await countUse(deps, PER_ADDRESS, request.ip);
  const now = deps.now();
  const order = await changeDiscount(deps, path.orderId, who, (tx, locked) =>
    discountByCode(tx, locked, body.code, now),
  );
  return { status: 200, body: order };
};
