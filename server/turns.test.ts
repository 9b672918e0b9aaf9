import { expect, test, vi } from 'vitest';
import { createTurns } from '#server/turns.ts';

const deferred = () => {
  let end = () => {};
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { promise, end };
};

test('so many work at once, the others in the order in which they came, also after one that fails', async () => {
  const inTurn = createTurns({ atOnce: 2, longestMs: 60_000 });
  const begun: number[] = [];
  const gates = [deferred(), deferred(), deferred(), deferred()];
  const done = gates.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
      if (index === 0) throw new Error('It failed');
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[0]?.end();
  await expect(done[0]).rejects.toThrow('It failed');
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
  for (const { end } of gates) end();
  await Promise.all(done.slice(1));
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('what is first goes before the others and finds room; who has gone takes no turn; who finds the line full is told', async () => {
  const inTurn = createTurns({ atOnce: 1, longestLine: 2 });
  const { promise, end } = deferred();
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  const gone = new AbortController();
  const now = inTurn(() => promise);
  const left = inTurn(work('gone'), { signal: gone.signal }).catch(({ status }) => status);
  const patient = inTurn(work('patient'));
  const tooMany = inTurn(work('too many')).catch(({ status }) => status);
  const urgent = inTurn(work('urgent'), { isFirst: true });
  gone.abort();
  expect(await Promise.all([left, tooMany])).toEqual([503, 503]);
  expect(await inTurn(work('late'), { signal: gone.signal }).catch(({ status }) => status)).toBe(503);
  end();
  await Promise.all([now, patient, urgent]);
  expect(begun).toEqual(['urgent', 'patient']);
});

test('who waits too long is told to come again, and takes no turn', async () => {
  vi.useFakeTimers();
  try {
    const inTurn = createTurns({ atOnce: 1, longestMs: 5000 });
    const { promise, end } = deferred();
    const first = inTurn(() => promise);
    const late = inTurn(async () => 'never').catch(({ status, problem }) => [status, problem.retryAfterSeconds]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toEqual([503, 5]);
    end();
    await first;
    expect(await inTurn(async () => 'next')).toBe('next');
  } finally {
    vi.useRealTimers();
  }
});

test('a line is full when nobody more fits in, and when its first has waited half of what anybody may', async () => {
  vi.useFakeTimers();
  try {
    const inTurn = createTurns({ atOnce: 1, longestLine: 2, longestMs: 1000 });
    const { promise, end } = deferred();
    const first = inTurn(() => promise);
    expect(inTurn.isFull()).toBe(false);
    const second = inTurn(async () => 'second');
    await vi.advanceTimersByTimeAsync(500);
    expect(inTurn.isFull()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(inTurn.isFull()).toBe(true);
    end();
    await Promise.all([first, second]);
    expect(inTurn.isFull()).toBe(false);

    const again = deferred();
    const all = [inTurn(() => again.promise), inTurn(async () => 'a'), inTurn(async () => 'b')];
    expect(inTurn.isFull()).toBe(true);
    again.end();
    await Promise.all(all);
    expect(inTurn.isFull()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
