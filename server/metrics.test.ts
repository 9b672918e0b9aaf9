import { expect, test } from 'vitest';
import { watchPool, watchProcess } from '#server/metrics.ts';
import { metric } from '#server/testing/metric.ts';

test('a process tells its memory and how late its event loop is', async () => {
  expect(await metric('nodejs_heap_size_used_bytes')).toBe(0);
  watchProcess();
  expect(await metric('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('the connections of all pools are counted together, and those of an ended pool no more', async () => {
  const pool = (totalCount: number, idleCount: number, waitingCount: number) => ({
    ended: false,
    totalCount,
    idleCount,
    waitingCount,
  });
  const [first, second] = [pool(5, 2, 0), pool(16, 0, 7)];
  const shown = async () => [
    await metric('safar_database_connections{state="used"}'),
    await metric('safar_database_connections{state="idle"}'),
    await metric('safar_database_waiting'),
  ];
  const [used = 0, idle = 0, waiting = 0] = await shown();
  watchPool(first);
  watchPool(second);
  expect(await shown()).toEqual([used + 19, idle + 2, waiting + 7]);
  second.ended = true;
  expect(await shown()).toEqual([used + 3, idle + 2, waiting]);
  first.ended = true;
  expect(await shown()).toEqual([used, idle, waiting]);
});
