import { expect, test } from 'vitest';
import type { Order } from '#src/platform/core/api/queries.ts';
import { papersRenewedAt } from '#src/platform/core/offline/papers-renewed.ts';

const issued = { status: 'issued', at: 100 } as const;
const added = { status: 'issued', what: 'papersAdded', at: 300 } as const;
const changed = (status: 'done' | 'refused', at: number) => ({ status, at }) as NonNullable<Order['change']>;

test.each([
  ['nothing happened', { events: [issued] }, null],
  ['papers were added', { events: [issued, added] }, 300],
  ['a change was made before that', { events: [added], change: changed('done', 200) }, 300],
  ['a change was made after that', { events: [added], change: changed('done', 400) }, 400],
  ['a change was not made', { events: [issued], change: changed('refused', 400) }, null],
])('copies of papers are as old as they were when %s', (_, order, moment) => {
  expect(papersRenewedAt(order)).toBe(moment);
});
