import { expect, test } from 'vitest';
import { createKeep } from '#server/pages/minute-cache.ts';

function counted() {
  const clock = { now: 0 };
  const keep = createKeep(() => clock.now);
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  return { clock, keep, make };
}

test('what is kept is made once a minute, for all who ask meanwhile', async () => {
  const { clock, keep, make } = counted();
  expect(await Promise.all([keep('a', make), keep('a', make), keep('b', make)])).toEqual([1, 1, 2]);
  clock.now = 59_999;
  expect(await keep('a', make)).toBe(1);
  clock.now = 60_000;
  expect(await keep('a', make)).toBe(3);
});

test('what is made late in a minute ends with it, so one in another is never of an earlier one', async () => {
  const { clock, keep, make } = counted();
  clock.now = 59_000;
  expect(await keep('outer', () => keep('inner', make))).toBe(1);
  clock.now = 60_000;
  expect(await keep('outer', () => keep('inner', make))).toBe(2);
});

test('what failed is made again', async () => {
  const { keep, make } = counted();
  await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keep('a', make)).toBe(1);
});

test('what fails late takes nothing away that was made after it', async () => {
  const { clock, keep, make } = counted();
  const late = Promise.withResolvers<number>();
  const asked = keep('a', () => late.promise);
  clock.now = 60_000;
  expect(await keep('a', make)).toBe(1);
  late.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
  expect(await keep('a', make)).toBe(1);
});

test('it stays small: the oldest leaves, and nothing else', async () => {
  const { clock, keep, make } = counted();
  for (let n = 0; n < 200; n += 1) await keep(`${n}`, make);
  clock.now = 60_000;
  expect(await keep('0', make)).toBe(201); // made again, so it is the youngest
  expect(await keep('one more', make)).toBe(202);
  clock.now = 0; // back within the first minute
  expect([await keep('0', make), await keep('2', make), await keep('199', make)]).toEqual([201, 3, 200]);
  expect(await keep('1', make)).toBe(203);
});
