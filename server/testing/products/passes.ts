import { type Money, times } from '#domain/core/money.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { holdOf, newNumber, type SimpleDetail, simpleProduct } from '#server/testing/products/simple.ts';

export const PRINTING_MS = HOUR_MS;
const DRAFT_MS = 2 * DAY_MS;
/** A 30 percent deposit confirms it; the balance is due ten days before. */
const BALANCE_BEFORE_MS = 10 * DAY_MS;
const REMINDED_BEFORE_MS = [5 * DAY_MS, DAY_MS];

/**
 * Without stock, hold and passports: a draft until its people are known. Promised within a day and printed meanwhile;
 * the paper is not personal. `close` and `raise` simulate changes by its supplier.
 */
export function createPasses(now: () => number) {
  const asked = new Map<string, number>();
  const closed = new Set<string>();
  const prices = new Map<string, Money>();
  const product = simpleProduct({
    kind: 'passes',
    holdMs: DAY_MS,
    draftMs: DRAFT_MS,
    plan: ({ startsAt }, total) => ({ deposit: times(total, 0.3), balanceDueAt: startsAt - BALANCE_BEFORE_MS }),
    reminders: (_detail, dueAt) => REMINDED_BEFORE_MS.map((before) => dueAt - before),
    promiseMs: DAY_MS,
    stock: {
      take: async (_db, { id }) => ({ taken: !closed.has(id) }),
      release: async () => undefined,
      sell: async () => undefined,
      unsell: async () => undefined,
      hasSpare: async () => true,
    },
    isAllowedUnderWay: true,
    freeBy: 'visaFee',
    eachNow: ({ id, each }) => prices.get(id) ?? each,
    moves: { refuses: ({ id }) => closed.has(id) },
    issue: async ({ orderId }) => {
      const readyAt = asked.get(orderId) ?? now() + PRINTING_MS;
      asked.set(orderId, readyAt);
      return now() < readyAt
        ? { stage: 'printing', nextCheckAt: readyAt }
        : { papers: [{ kind: 'pass', number: newNumber(), person: null }] };
    },
  });
  return {
    product,
    close: ({ id }: Pick<SimpleDetail, 'id'>) => void closed.add(id),
    price: (id: string, each: Money) => void prices.set(id, each),
    raise: ({ id, each }: Pick<SimpleDetail, 'id' | 'each'>) => void prices.set(id, times(each, 2)),
  };
}

export const beginPasses = holdOf('passes');
