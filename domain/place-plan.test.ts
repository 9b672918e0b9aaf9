import { expect, test } from 'vitest';
import { planOf } from '#domain/place-plan.ts';
import { PLACES } from '#domain/places.ts';

const sights = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Sight ${n}`, isUnesco: false }));

test.each([
  [0, []],
  [2, [2]],
  [3, [2, 1]],
  [5, [3, 2]],
  [12, [3, 3]],
])('%i sights are days of %j', (count, days) => {
  expect(planOf({ sights: sights(count) }).map((day) => day.length)).toEqual(days);
});

test('a plan has nothing but sights of its place, none twice', () => {
  for (const place of PLACES) {
    const planned = planOf(place).flat();
    expect(planned.length).toBeGreaterThan(0);
    expect(new Set(planned).size).toBe(planned.length);
    expect(place.sights).toEqual(expect.arrayContaining(planned));
  }
});
