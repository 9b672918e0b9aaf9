import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { Scripted } from '#machines/core/testing/scripted.ts';
import { thirdPartyViews } from '#machines/core/third-party/fixtures.ts';
import { FRAME_MS, thirdPartyMachine } from '#machines/core/third-party/machine.ts';
import { thirdPartyView } from '#machines/core/third-party/view.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = thirdPartyMachine.provide({ actors: { deadline: world.deadline() } });
  const actor = createActor(machine, { input: { party: 'chat' }, clock: world.clock }).start();
  return { world, actor, view: () => thirdPartyView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(thirdPartyMachine)).toEqual([]);
});

test('one that hangs is given up, and what it says later is not heard', () => {
  const { world, actor, view } = start();
  world.clock.advanceTo(NOW + FRAME_MS - 1);
  expect(view()).toEqual(thirdPartyViews.loading);
  world.clock.advanceTo(NOW + FRAME_MS);
  actor.send({ type: 'frame.ready' });
  expect(view()).toEqual(thirdPartyViews.failed);
});

test('one that came stays, however long; asked again it is another frame', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'frame.ready' });
  world.clock.advanceTo(NOW + 10 * FRAME_MS);
  expect(view()).toEqual(thirdPartyViews.ready);
  actor.send({ type: 'frame.failed' });
  actor.send({ type: 'frame.retry' });
  expect(view()).toEqual({ kind: 'loading', attempt: 2 });
});
