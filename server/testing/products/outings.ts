import { type Money, times } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { holdOf, newNumber, simpleProduct } from '#server/testing/products/simple.ts';

const BALANCE_BEFORE_MS = 10 * DAY_MS;

const prices = new Map<string, Money>();
/** Who changes an order moves it to another outing; prices differ there. */
export const priceOuting = (id: string, each: Money) => void prices.set(id, each);
const refused = new Set<string>();
export const refuseOuting = (id: string) => void refused.add(id);

/** A deposit of 30 percent confirms it, and each of its people may leave, before the rest is paid too. */
export const outings = simpleProduct({
  kind: 'outings',
  holdMs: DAY_MS,
  promiseMs: DAY_MS,
  plan: ({ startsAt }, total) => ({ deposit: times(total, 0.3), balanceDueAt: startsAt - BALANCE_BEFORE_MS }),
  unsellPart: async () => undefined,
  eachNow: ({ id, each }) => prices.get(id) ?? each,
  moves: { refuses: ({ id }) => refused.has(id) },
  issue: async ({ people }) => ({
    papers: Array.from({ length: people }, (_, person) => ({ kind: 'place', number: newNumber(), person })),
  }),
});

export const holdOutings = holdOf('outings');
