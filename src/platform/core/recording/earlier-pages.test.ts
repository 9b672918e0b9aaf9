import { expect, test } from 'vitest';
import type { Trace } from '#machines/trace/format.ts';
import {
  earlierPages,
  forgetPages,
  keepPages,
  ordersIn,
  ordersOf,
  pagesOfOrders,
} from '#src/platform/core/recording/earlier-pages.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const OURS = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';
const FORMER = '9a0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c99';

const page = (id: string, orderId: string, padding = '') => ({
  id,
  trace: {
    format: 'safar-trace/1',
    machine: { id: 'flightBooking', version: '1', definition: '' },
    source: 'traveller',
    startedAt: 0,
    redaction: { policy: 'none', replaced: 0, isVerified: false },
    start: {},
    steps: [{ k: 'settle', actor: 'placeHold', ok: true, value: { orderId, padding }, t: 1 }],
  } satisfies Trace,
});
const idsOf = (pages: readonly { readonly id: string }[]) => pages.map(({ id }) => id);

test('the pages of a booking are kept in their order: search and hold, the declined attempt, the tickets', () => {
  const storage = memoryStorage();
  keepPages(storage, [page('search', OURS)]);
  keepPages(storage, [page('declined', OURS)]);
  keepPages(storage, [page('again', OURS)]);
  expect(idsOf(pagesOfOrders(earlierPages(storage), [OURS]))).toEqual(['search', 'declined', 'again']);
});

test('another booking is told only where a page is about it', () => {
  const storage = memoryStorage();
  keepPages(storage, [page('former', FORMER)]);
  keepPages(storage, [page('search', OURS)]);
  const kept = earlierPages(storage);
  expect(idsOf(pagesOfOrders(kept, ordersIn([page('now', OURS).trace])))).toEqual(['search']);
  expect(idsOf(pagesOfOrders(kept, ordersOf(`https://safar.example/profile/orders/${FORMER}`)))).toEqual(['former']);
  expect(pagesOfOrders(kept, ordersOf('https://safar.example/flights/THR-SYZ?departing=2026-12-05'))).toEqual([]);
});

test('a page that the browser brought back is kept once, as it was left last', () => {
  const storage = memoryStorage();
  keepPages(storage, [page('search', OURS)]);
  keepPages(storage, [page('search', FORMER)]);
  expect(earlierPages(storage)).toEqual([page('search', FORMER)]);
});

test('the oldest pages go when they are too much for a tab', () => {
  const storage = memoryStorage();
  for (const id of ['one', 'two', 'three']) keepPages(storage, [page(id, OURS, 'x'.repeat(90_000))]);
  expect(idsOf(earlierPages(storage))).toEqual(['two', 'three']);
});

test('nothing is left after a log-out, and what is no list is none', () => {
  const storage = memoryStorage();
  keepPages(storage, [page('search', OURS)]);
  forgetPages(storage);
  expect(storage.length).toBe(0);
  storage.setItem('safar:recorded', '{"id":"of an older version"}');
  expect(earlierPages(storage)).toEqual([]);
  expect(earlierPages(null)).toEqual([]);
});

test.each([
  ['nothing', 'null'],
  ['what is no list', '{"id":"search"}'],
  ['what is no JSON', '[{"id":'],
])('%s in the storage is no page', (_what, text) => {
  const storage = memoryStorage();
  storage.setItem('safar:recorded', text);
  expect(earlierPages(storage)).toEqual([]);
});

test.each([
  ['null', null],
  ['a page without a trace', { id: 'search' }],
  [
    'a trace of another format',
    { ...page('search', OURS), trace: { ...page('search', OURS).trace, format: 'safar-trace/0' } },
  ],
  ['a trace without steps', { ...page('search', OURS), trace: { ...page('search', OURS).trace, steps: undefined } }],
])('%s is left out, and the pages beside it stay', (_what, broken) => {
  const storage = memoryStorage();
  storage.setItem('safar:recorded', JSON.stringify([broken, page('declined', OURS)]));
  expect(earlierPages(storage)).toEqual([page('declined', OURS)]);
  keepPages(storage, [page('again', OURS)]);
  expect(idsOf(earlierPages(storage))).toEqual(['declined', 'again']);
});
