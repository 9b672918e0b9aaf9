import { expect, test } from 'vitest';
import { createPageCache } from '#server/pages/page-cache.ts';

const page = (text: string, status = 200) => ({ status, headers: {}, parts: [text] });

test('a page lives for its time, and its rendering is shared', async () => {
  const clock = { now: 0 };
  const read = createPageCache(() => clock.now, { lifeMs: 10, maxChars: 100_000 });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page(`page ${rendered}`);
  };
  expect(await Promise.all([read('/', render), read('/', render)])).toEqual([page('page 1'), page('page 1')]);
  clock.now = 9;
  expect(await read('/', render)).toEqual(page('page 1'));
  clock.now = 10;
  expect(await read('/', render)).toEqual(page('page 2'));
});

test('what failed, is an error or must not be shared is not kept', async () => {
  const read = createPageCache(() => 0);
  await expect(read('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await read('/', async () => page('missing', 404))).toEqual(page('missing', 404));
  expect(await read('/', async () => undefined)).toBeUndefined();
  expect(await read('/', async () => page('good'))).toEqual(page('good'));
});

test('it stays bounded: the page that was not asked for the longest leaves', async () => {
  const read = createPageCache(() => 0, { lifeMs: 10, maxChars: 5000 });
  const big = async () => page('x'.repeat(1000));
  const again = async () => page('rendered again');
  await read('/1', big);
  await read('/2', big);
  await read('/1', again); // asked for: now /2 is the oldest
  await read('/3', big);
  expect(await read('/1', again)).toEqual(page('x'.repeat(1000)));
  expect(await read('/2', again)).toEqual(page('rendered again'));
});
