/** Numbers in [0, 1), deterministic for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export const oneOf = <T>(random: Random, list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined && list.length === 0) throw new Error('nothing to choose from');
  return item as T;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HEX = '0123456789abcdef';
const pick = (random: Random, from: string, length: number) =>
  Array.from({ length }, () => from[Math.floor(random() * from.length)]).join('');

/** Personal data that differs per walk, so that a leak can be searched for. */
export const personOf = (random: Random) => ({
  orderId: [8, 4, 4, 4, 12].map((length) => pick(random, HEX, length)).join('-'),
  email: `${pick(random, LETTERS, 5)}.${pick(random, LETTERS, 7)}@mail-${pick(random, LETTERS, 4)}.example`,
  reference: `SFR-${pick(random, '23456789CDFGHJKMNPQRTVWX', 4)}-${pick(random, '23456789', 2)}`,
  flowId: `visit-${pick(random, HEX, 12)}`,
});

export type Person = ReturnType<typeof personOf>;
