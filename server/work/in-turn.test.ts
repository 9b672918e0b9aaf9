import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { inTurn } from '#server/work/in-turn.ts';

const server = testApp();
const NOW = 1_800_000_000_000;

test('a row that fails each time waits longer and longer, and the next ones have its turn', async () => {
  const due = [1, 2, 3].map(() => ({ id: randomUUID() }));
  const [broken, ...others] = due.map(({ id }) => id);
  const tried: string[] = [];
  const told: (string | undefined)[] = [];
  let isMended = false;
  const round = (ms: number) =>
    inTurn(
      server.db,
      { job: 'test', now: NOW + ms, limit: 1 },
      due,
      async ({ id }) => {
        tried.push(id);
        if (id === broken && !isMended) throw new Error('broken');
      },
      (_, id) => void told.push(id),
    );
  const roundAt = async (ms: number) => {
    tried.length = 0;
    await round(ms);
    return tried;
  };
  expect(await roundAt(0)).toEqual([broken]);
  // Of the two that go on none is done in this test, so the first of them has each turn.
  expect(await roundAt(4999)).toEqual([others[0]]);
  expect(await roundAt(5000)).toEqual([broken]);
  expect(await roundAt(14_999)).toEqual([others[0]]);
  expect(told).toEqual([broken, broken]);
  isMended = true;
  expect(await roundAt(15_000)).toEqual([broken]);
  expect(await server.db.selectFrom('work_failure').select('id').where('job', '=', 'test').execute()).toEqual([]);
});
