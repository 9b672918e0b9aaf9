import { ProblemError } from '#domain/core/problem.ts';
import { addDays, DAY_MS, momentOf } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { tripOf } from '#server/orders/trip.ts';

/** In days. */
const MAX_DAYS = 366;

/** The orders of this browser or account between two days, both included. */
export const readTrip: Operation<'readTrip'> = async ({ query: { from, until }, who, deps }) => {
  if (until < from || until > addDays(from, MAX_DAYS)) {
    const message = `The last day of a trip is not before its first day, and at most ${MAX_DAYS} days after it.`;
    throw new ProblemError(422, { code: 'invalid_details', message, fields: { until: 'date_invalid' } });
  }
  const span = { startsAt: momentOf(from), endsAt: momentOf(until) + DAY_MS };
  return { status: 200, body: { orders: await tripOf(deps, who, span, deps.now()) } };
};
