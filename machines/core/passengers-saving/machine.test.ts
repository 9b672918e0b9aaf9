import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { passengersSavingViews } from '#machines/core/passengers-saving/fixtures.ts';
import { passengersSavingMachine } from '#machines/core/passengers-saving/machine.ts';
import { passengersSavingView } from '#machines/core/passengers-saving/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

test('keeps the conventions', () => {
  expect(conventionBreaches(passengersSavingMachine)).toEqual([]);
});

test.each([
  { reply: ok(), view: passengersSavingViews.saved },
  { reply: problem('unavailable'), view: passengersSavingViews.failed },
])('saves at once, once, and ends as $view.kind', async ({ reply, view }) => {
  const world = new Scripted(NOW);
  const machine = passengersSavingMachine.provide({
    actors: { savePassengers: world.actor<void, void>('savePassengers') },
  });
  const actor = createActor(machine).start();
  expect(passengersSavingView(actor.getSnapshot())).toEqual(passengersSavingViews.saving);
  await world.settle('savePassengers', reply);
  expect([passengersSavingView(actor.getSnapshot()), actor.getSnapshot().status]).toEqual([view, 'done']);
  expect(world.calls.length).toBe(1);
});
