import { expect, test } from 'vitest';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';

test('who waits for a part gets it, whoever asked for it, and one load serves all', async () => {
  let loads = 0;
  const part = lazyModule(async () => {
    loads += 1;
    return 'here';
  });
  expect(part.get()).toBeUndefined();
  expect(loads).toBe(0);
  const [asked, again] = await Promise.all([part.preload(), part.preload()]);
  expect([asked, again, await part.arrival, part.get()]).toEqual(['here', 'here', 'here', 'here']);
  expect(loads).toBe(1);
});

test('a load that failed is tried again by who asks next; who waits goes on waiting', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const part = lazyModule(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(part.preload()).rejects.toThrow('offline');
  expect(part.get()).toBeUndefined();
  await part.preload();
  expect(await part.arrival).toBe('here');
});
