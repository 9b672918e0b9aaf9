import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { trackedRide, trackingViewOf } from '#machines/transport/transport-tracking/fixtures.ts';
import { pauseAt, transportTrackingMachine } from '#machines/transport/transport-tracking/machine.ts';
import { scriptedTransportTracking } from '#machines/transport/transport-tracking/testing.ts';
import type { TrackedRide } from '#machines/transport/transport-tracking/types.ts';
import { transportTrackingView } from '#machines/transport/transport-tracking/view.ts';

function start(change: Partial<TrackedRide> = {}) {
  const world = new Scripted(NOW);
  const tracked = { ...trackedRide, ...change };
  const actor = createActor(scriptedTransportTracking(world), { input: { tracked }, clock: world.clock }).start();
  return {
    world,
    actor,
    view: () => transportTrackingView(actor.getSnapshot()),
    pass: () => world.clock.advanceTo(world.clock.now() + pauseAt(actor.getSnapshot().context.tracked.stage)),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(transportTrackingMachine)).toEqual([]);
});

test.each(['confirmed', 'driverNamed', 'onTheWay', 'waiting', 'driverMissing', 'done', 'noShow'] as const)(
  'opens where the ride is: %s',
  (stage) => {
    const { actor, view } = start({ stage });
    expect(view()).toEqual(trackingViewOf({ kind: stage }));
    const { value } = actor.getSnapshot();
    expect(typeof value === 'string' ? value : Object.values(value)[0]).toBe(stage);
  },
);

test('goes on by itself, from the driver who is named to the end', async () => {
  const { world, view, pass } = start();
  for (const stage of ['driverNamed', 'onTheWay', 'waiting', 'done'] as const) {
    pass();
    await world.settle('readTracked', ok({ ...trackedRide, stage }));
    expect(view().kind).toBe(stage);
  }
  world.clock.advanceTo(world.clock.now() + 3_600_000);
  expect(world.pending()).toEqual([]);
});

test('the way home follows the ride that is over', async () => {
  const { world, view, pass } = start({ stage: 'waiting' });
  pass();
  await world.settle('readTracked', ok({ ...trackedRide, ride: 1 }));
  expect(view()).toEqual(trackingViewOf({ ride: 1 }));
});

test('one press asks for the new time, and the ride is told of with it', async () => {
  const { world, actor, view } = start({ ride: 1 });
  actor.send({ type: 'question.open', question: 'late' });
  expect(view().question).toBe('late');
  actor.send({ type: 'ride.report', words: { what: 'late', at: '04:40' } });
  expect(view().saying).toBe('late');
  const report = { what: 'late', ride: 1, at: '04:40' };
  expect(world.calls).toEqual([{ actor: 'reportRide', input: { orderId: ORDER_ID, report } }]);
  await world.settle('reportRide', ok({ ...trackedRide, ride: 1 as const }));
  expect(view()).toEqual(trackingViewOf({ ride: 1 }));
});

test('what is refused is said, and the question stays open', async () => {
  const { world, actor, view } = start({ stage: 'driverMissing' });
  actor.send({ type: 'question.open', question: 'nobodyCame' });
  actor.send({ type: 'ride.report', words: { what: 'nobodyCame', choice: 'moneyBack' } });
  await world.settle('reportRide', problem('not_allowed'));
  expect([view().problem?.code, view().question, view().saying]).toEqual(['not_allowed', 'nobodyCame', null]);
  actor.send({ type: 'question.close' });
  expect(view()).toEqual(trackingViewOf({ kind: 'driverMissing' }));
});

test('a press counts also while the server is being asked, and an older answer changes nothing', async () => {
  const { world, actor, view, pass } = start({ stage: 'waiting' });
  pass();
  actor.send({ type: 'ride.report', words: { what: 'met' } });
  expect(world.calls.map(({ actor: name }) => name)).toEqual(['readTracked', 'reportRide']);
  await world.settle('reportRide', ok({ ...trackedRide, stage: 'done' as const }));
  expect(view().kind).toBe('done');
});

test('nobody came and the money went back: nothing is asked any more', async () => {
  const { world, actor, view } = start({ stage: 'driverMissing' });
  actor.send({ type: 'ride.report', words: { what: 'nobodyCame', choice: 'moneyBack' } });
  await world.settle('reportRide', ok({ ...trackedRide, stage: 'driverMissing' as const, isRefunded: true }));
  expect([view().kind, actor.getSnapshot().value]).toEqual(['givenBack', 'givenBack']);
});

test('without a connection the last that was known stays, and it is said', async () => {
  const { world, view, pass } = start({ stage: 'waiting' });
  for (const isOffline of [false, true]) {
    pass();
    await world.settle('readTracked', problem('unavailable'));
    expect([view().kind, view().isOffline]).toEqual(['waiting', isOffline]);
  }
});

test('who lost access to the order is told', async () => {
  const { world, view, pass } = start();
  pass();
  await world.settle('readTracked', problem('order_unknown'));
  expect(view().lost?.code).toBe('order_unknown');
});
