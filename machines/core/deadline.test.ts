import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createDeadline, type DeadlineInput } from '#machines/core/deadline.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';

/** Returns a getter for the time at which the deadline was reported; null before that. */
function waiting(input: DeadlineInput, startAt = 0) {
  const clock = new VirtualClock(startAt);
  const reached: number[] = [];
  const machine = setup({
    types: { events: {} as { type: 'deadline.reached' } },
    actors: { deadline: createDeadline(clock) },
    actions: { note: () => reached.push(clock.now()) },
  }).createMachine({
    id: 'waiting',
    invoke: { id: 'deadline', src: 'deadline', input },
    on: { 'deadline.reached': { actions: 'note' } },
  });
  const actor = createActor(machine).start();
  return { clock, reached, actor };
}

test('reports its moment once, to the millisecond', () => {
  const { clock, reached } = waiting({ at: 1_500_000 });
  clock.advanceTo(1_499_999);
  expect(reached).toEqual([]);
  clock.advanceTo(9_000_000);
  expect(reached).toEqual([1_500_000]);
});

test('a moment that has passed is reported during the start', () => {
  expect(waiting({ at: 10 }, 20).reached).toEqual([20]);
});

test('a laptop that slept over it hears it on waking', () => {
  const { clock, reached } = waiting({ at: 100_000 });
  clock.sleepTo(99_999);
  expect(reached).toEqual([]);
  clock.sleepTo(7_200_000);
  expect(reached).toEqual([7_200_000]);
});

test('without a sign of waking it is noticed within 30 seconds', () => {
  const { clock, reached } = waiting({ at: 100_000 });
  clock.advanceTo(40_000);
  // The clock jumps without a wake event; only timers run.
  clock.correctSilently(200_000);
  clock.advanceTo(230_000);
  expect(reached).toHaveLength(1);
  expect(reached[0]).toBeLessThanOrEqual(230_000);
});

test('a corrected clock moves the moment with it, both ways', () => {
  const { clock, reached } = waiting({ at: 100_000 });
  clock.advanceTo(50_000);
  clock.correctTo(20_000);
  clock.advanceTo(99_999);
  expect(reached).toEqual([]);
  clock.correctTo(100_000);
  expect(reached).toEqual([100_000]);
});

test('a pause keeps its length when the clock is set back', () => {
  const { clock, reached } = waiting({ inMs: 3000 }, 1_000_000);
  clock.advanceTo(1_001_000);
  clock.correctTo(500_000);
  clock.advanceTo(503_000);
  expect(reached).toEqual([503_000]);
});

test('stopped, it leaves no timer and no listener behind', () => {
  const { clock, reached, actor } = waiting({ at: 1000 });
  actor.stop();
  clock.advanceTo(5000);
  clock.sleepTo(9000);
  expect(reached).toEqual([]);
});
