import { euro } from '#domain/core/money.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { addUse, countUse, type Limit } from '#server/http/rate-limit.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { changeDiscount } from '#server/orders/change-discount.ts';
import { discountByCode } from '#server/orders/discounts.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

/** Codes are short numbers: this stops trying them all. */
const PER_IP: Limit = { name: 'discount-address', max: 30, windowMs: 15 * MINUTE_MS };
/** Over all IP addresses: an order has one traveller, with one or two codes. */
const PER_ORDER: Limit = { name: 'discount-order', max: 10, windowMs: 15 * MINUTE_MS };
/** Unknown codes over all orders. Above it somebody is guessing, and each order has fewer tries. */
const UNKNOWN: Limit = { name: 'discount-unknown', max: 300, windowMs: HOUR_MS };
const FEWER: Limit = { ...PER_ORDER, max: 3 };

/** Sets the discount code of an order; replaces an earlier code. */
export const applyDiscount: Operation<'applyDiscount'> = async (call) => {
  const { path, body, request, who, deps } = call;
  await countUse(deps, PER_IP, request.ip);
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  // Check permission first: a request that may not change the order uses up none of its tries.
  await requireMayChange(deps.db, found, who, now);
  const isGuessed = (await addUse(deps, UNKNOWN, 'all', 0)) >= UNKNOWN.max * deps.config.rateLimitFactor;
  await countUse(deps, isGuessed ? FEWER : PER_ORDER, found.id);
  const { discountable } = deps.productOf(found.product).payment;
  return changeDiscount(call, found, (tx, locked) => {
    const base = discountable(locked.detail, euro(locked.fares));
    return discountByCode(tx, locked, body.code, { base, now });
  }).catch(async (error: unknown) => {
    if (isUnknown(error)) await addUse(deps, UNKNOWN, 'all');
    throw error;
  });
};

const isUnknown = (error: unknown) =>
  error instanceof ProblemError && error.problem.fields?.code === ('discount_unknown' satisfies FieldProblem);
