import { expect, test } from 'vitest';
import { metricsText, watchPool, watchProcess } from '#server/metrics.ts';

/** The values of one name, by its labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await metricsText()).matchAll(new RegExp(`^${name}(\\{.*\\})? ([\\d.e+-]+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

test('a process tells its memory and how late its event loop is', async () => {
  watchProcess();
  const [heap] = Object.values(await valuesOf('nodejs_heap_size_used_bytes'));
  expect(heap).toBeGreaterThan(1_000_000);
  expect(Object.keys(await valuesOf('nodejs_eventloop_lag_p99_seconds'))).toEqual(['']);
});

test('the connections of all pools are counted together, and those of an ended pool no more', async () => {
  const first = { ended: false, totalCount: 5, idleCount: 2, waitingCount: 0 };
  const second = { ended: false, totalCount: 16, idleCount: 0, waitingCount: 7 };
  const shown = async () => [await valuesOf('safar_database_connections'), await valuesOf('safar_database_waiting')];
  watchPool(first);
  watchPool(second);
  expect(await shown()).toEqual([{ '{state="used"}': 19, '{state="idle"}': 2 }, { '': 7 }]);
  second.ended = true;
  expect(await shown()).toEqual([{ '{state="used"}': 3, '{state="idle"}': 2 }, { '': 0 }]);
});
