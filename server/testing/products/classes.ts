import { times } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { holdOf, newNumber, simpleProduct } from '#server/testing/products/simple.ts';

const BALANCE_BEFORE_MS = 7 * DAY_MS;
const FREE_BEFORE_MS = 2 * DAY_MS;

/** Free to cancel until after its rest is due, so the whole deposit comes back, and nothing from two days before it. */
export const classes = simpleProduct({
  kind: 'classes',
  holdMs: DAY_MS,
  promiseMs: DAY_MS,
  plan: ({ startsAt }, total) => ({ deposit: times(total, 0.3), balanceDueAt: startsAt - BALANCE_BEFORE_MS }),
  shareBack: ({ startsAt }, now) => (now < startsAt - FREE_BEFORE_MS ? 1 : 0),
  issue: async () => ({ papers: [{ kind: 'voucher', number: newNumber(), person: null }] }),
});

export const holdClasses = holdOf('classes');
