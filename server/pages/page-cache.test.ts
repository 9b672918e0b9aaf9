import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cachedPage, createPageCache } from '#server/pages/page-cache.ts';

const page = (text: string, status = 200) => cachedPage(status, {}, text);
const textOf = async (asked: ReturnType<ReturnType<typeof createPageCache>>) =>
  (await (await asked)?.body('identity'))?.toString();

test('a page lives for its time, and its rendering is shared', async () => {
  const clock = { now: 0 };
  const read = createPageCache(() => clock.now, { lifeMs: 10, maxChars: 100_000 });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page(`page ${rendered}`);
  };
  expect(await Promise.all([textOf(read('/', render)), textOf(read('/', render))])).toEqual(['page 1', 'page 1']);
  clock.now = 9;
  expect(await textOf(read('/', render))).toBe('page 1');
  clock.now = 10;
  expect(await textOf(read('/', render))).toBe('page 2');
});

test('what failed, is an error or must not be shared is not kept', async () => {
  const read = createPageCache(() => 0);
  await expect(read('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await textOf(read('/', async () => page('missing', 404)))).toBe('missing');
  expect(await read('/', async () => undefined)).toBeUndefined();
  expect(await textOf(read('/', async () => page('good')))).toBe('good');
});

test('it stays bounded: the page that was not asked for the longest leaves', async () => {
  const read = createPageCache(() => 0, { lifeMs: 10, maxChars: 6000 });
  const big = async () => page('x'.repeat(1000));
  const again = async () => page('rendered again');
  await read('/1', big);
  await read('/2', big);
  await read('/1', again); // used again: now /2 is the oldest
  await read('/3', big);
  expect(await textOf(read('/1', again))).toBe('x'.repeat(1000));
  expect(await textOf(read('/2', again))).toBe('rendered again');
});

test('it is compressed once, however many take it', async () => {
  const kept = page('words '.repeat(1000));
  const [first, second] = await Promise.all([kept.body('br'), kept.body('br')]);
  expect(first).toBe(second);
  expect(first.length).toBeLessThan(100);
  expect(brotliDecompressSync(first).toString()).toBe('words '.repeat(1000));
});
