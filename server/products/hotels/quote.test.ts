import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, cheapestTogether, freeUntilOf, type RoomQuote } from '#server/products/hotels/quote.ts';

/** Exhaustive search. */
function cheapestOfAll(byParty: readonly (readonly Choice[])[]): number | null {
  const used = new Map<RoomQuote, number>();
  const least = (at: number): number => {
    const choices = byParty[at];
    if (!choices) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (const choice of choices) {
      const count = used.get(choice.quote) ?? 0;
      if (count >= choice.quote.left) continue;
      used.set(choice.quote, count + 1);
      best = Math.min(best, choice.total + least(at + 1));
      used.set(choice.quote, count);
    }
    return best;
  };
  const sum = least(0);
  return Number.isFinite(sum) ? sum : null;
}

const stock = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 });
/** Price of each room per kind of party; 0: not available. */
const kinds = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const parties = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 5 });

test('rooms that go together are found at the lowest sum, as if all ways had been tried', () => {
  fc.assert(
    fc.property(stock, kinds, parties, (left, prices, people) => {
      const quotes = left.map((count) => ({ left: count }) as RoomQuote);
      const lists = prices.map((ofKind) =>
        quotes.flatMap((quote, room) => {
          const total = ofKind[room] ?? 0;
          return total === 0 ? [] : [{ quote, total } as Choice];
        }),
      );
      const byParty = people.map((kind) => lists[kind % lists.length] ?? []);
      const found = cheapestTogether(byParty);
      expect(found?.reduce((sum, { total }) => sum + total, 0) ?? null).toBe(cheapestOfAll(byParty));
      for (const [index, choice] of (found ?? []).entries()) expect(byParty[index]).toContain(choice);
      for (const quote of quotes) {
        expect((found ?? []).filter((choice) => choice.quote === quote).length).toBeLessThanOrEqual(quote.left);
      }
    }),
    { numRuns: 1000 },
  );
});

test('rooms with different terms are free to cancel until the first of their moments', () => {
  const terms = (...steps: [until: number, percent: number][]) => ({
    refundSteps: steps.map(([until, percent]) => ({ until, percent })),
  });
  const long = terms([900, 100], [1000, 50]);
  const short = terms([300, 100], [1000, 0]);
  expect([freeUntilOf([long, short], 0), freeUntilOf([short, long], 0), freeUntilOf([long], 0)]).toEqual([
    300, 300, 900,
  ]);
  const never = terms([1000, 50]);
  expect([freeUntilOf([long, short], 300), freeUntilOf([long, never], 0), freeUntilOf([never, long], 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
