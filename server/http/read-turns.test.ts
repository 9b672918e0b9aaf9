import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createReadTurns } from '#server/http/read-turns.ts';

/** A client that can disconnect, and work that the test ends. */
function client() {
  const socket = Object.assign(new EventEmitter(), { destroyed: false });
  return { request: { raw: { socket } } as unknown as FastifyRequest, leave: () => socket.emit('close') };
}
const work = () => Promise.withResolvers<string>();
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    ({ status, problem }) => [status, problem.code, problem.retryAfterSeconds],
  );
const BUSY = [503, 'unavailable', 2];

test('who stands behind too many is told at once to come back, and those before are answered', async () => {
  const turns = createReadTurns({ atOnce: 1, longestLine: 1, longestMs: 60_000 });
  const slow = work();
  const first = codeOf(turns.ofOne(client().request, () => slow.promise));
  const second = codeOf(turns.ofMany(async () => 'page'));
  expect(await codeOf(turns.ofMany(async () => 'page'))).toEqual(BUSY);
  slow.resolve('page');
  expect([await first, await second]).toEqual(['answered', 'answered']);
});

test('who has waited too long is told so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const turns = createReadTurns({ atOnce: 1, longestLine: 9, longestMs: 5000 });
    const slow = work();
    const first = codeOf(turns.ofMany(() => slow.promise));
    const late = codeOf(turns.ofMany(async () => 'page'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toEqual(BUSY);
    slow.resolve('page');
    expect(await first).toBe('answered');
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is begun for a client who left the line', async () => {
  const turns = createReadTurns({ atOnce: 1, longestLine: 9, longestMs: 60_000 });
  const slow = work();
  const first = codeOf(turns.ofMany(() => slow.promise));
  let begun = 0;
  const { request, leave } = client();
  const second = codeOf(turns.ofOne(request, async () => (begun += 1)));
  leave();
  expect(await second).toEqual(BUSY);
  slow.resolve('page');
  expect([await first, begun]).toEqual(['answered', 0]);
});
