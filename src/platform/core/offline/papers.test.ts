import { afterEach, expect, test, vi } from 'vitest';
import { PAPERS } from '#src/platform/core/offline/names.ts';
import { forgetPapersOf } from '#src/platform/core/offline/papers.ts';

const ORDER_ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';
const DONE_AT = Date.parse('2026-11-26T12:00:00Z');
const before = new Headers({ date: 'Thu, 26 Nov 2026 11:59:00 GMT' });
const after = new Headers({ date: 'Thu, 26 Nov 2026 12:01:00 GMT' });

/** What this browser keeps, in one cache of papers. */
function keeps(pages: Readonly<Record<string, Headers>>) {
  const left = new Map(Object.entries(pages).map(([path, headers]) => [`https://safar.example${path}`, headers]));
  const papers = {
    keys: async () => [...left.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => ({ headers: left.get(url) }),
    delete: async ({ url }: { url: string }) => left.delete(url),
  };
  const none = { keys: async () => [] };
  vi.stubGlobal('caches', {
    keys: async () => [`${PAPERS}x`],
    open: async (name: string) => (name === `${PAPERS}x` ? papers : none),
  });
  return () => [...left.keys()].map((url) => new URL(url).pathname);
}

afterEach(() => vi.unstubAllGlobals());

test('a change that was done elsewhere: copies from before it go, also those whose time is not known; later ones stay', async () => {
  const left = keeps({
    [`/flights/tickets/${ORDER_ID}/old`]: before,
    [`/flights/tickets/${ORDER_ID}/new`]: after,
    [`/flights/tickets/${ORDER_ID}/timeless`]: new Headers(),
    '/flights/tickets/another': before,
  });
  await forgetPapersOf(ORDER_ID, DONE_AT);
  expect(left()).toEqual([`/flights/tickets/${ORDER_ID}/new`, '/flights/tickets/another']);
  await forgetPapersOf(ORDER_ID);
  expect(left()).toEqual(['/flights/tickets/another']);
});
