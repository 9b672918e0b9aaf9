import { expect, test } from 'vitest';
import { reachedBy } from './tests-since.ts';

const arrow = (from: string, to: string) => ({ from, to });

test('a change reaches what imports it, through others too, and nothing else', () => {
  const arrows = [
    arrow('price.test.ts', 'price.ts'),
    arrow('price.ts', 'money.ts'),
    arrow('money.ts', 'round.ts'),
    arrow('round.ts', 'money.ts'),
    arrow('ages.test.ts', 'ages.ts'),
  ];
  expect([...reachedBy(['money.ts'], arrows)].sort()).toEqual(['money.ts', 'price.test.ts', 'price.ts', 'round.ts']);
  expect([...reachedBy(['price.test.ts'], arrows)]).toEqual(['price.test.ts']);
});
