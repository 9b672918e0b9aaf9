import { dayOf } from '#domain/core/time.ts';
import { suggestedDays } from '#domain/insurance/suggested-days.ts';
import type { Operation } from '#server/contract.ts';
import { journeysOf } from '#server/orders/trip.ts';

/** The days that the next journey of who asks needs a policy for. */
export const readInsuranceDays: Operation<'readInsuranceDays'> = async ({ who, deps }) => {
  const now = deps.now();
  return { status: 200, body: { suggestion: suggestedDays(await journeysOf(deps, who, now), dayOf(now)) } };
};
