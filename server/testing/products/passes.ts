import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { holdOf, newNumber, simpleProduct } from '#server/testing/products/simple.ts';

/** There are always more of them. */
const stock = {
  take: async () => ({ taken: true }),
  release: async () => undefined,
  sell: async () => undefined,
  unsell: async () => undefined,
  hasSpare: async () => true,
};

/** How long the supplier prints. */
export const PRINTING_MS = HOUR_MS;

/** Without stock and passports, promised within a day, and printed in the meantime; the paper is nobody's own. */
export function createPasses(now: () => number) {
  const asked = new Map<string, number>();
  return simpleProduct({
    kind: 'passes',
    holdMs: DAY_MS,
    promiseMs: DAY_MS,
    stock,
    issue: async ({ orderId }) => {
      const readyAt = asked.get(orderId) ?? now() + PRINTING_MS;
      asked.set(orderId, readyAt);
      return now() < readyAt
        ? { stage: 'printing', nextCheckAt: readyAt }
        : { papers: [{ kind: 'pass', number: newNumber(), person: null }] };
    },
  });
}

export const holdPasses = holdOf('passes', DAY_MS, stock);
