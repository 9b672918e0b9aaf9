import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { ANNA_ID, JONAS_ID, NAME_MISSING, passengerBookViews } from '#machines/accounts/passenger-book/fixtures.ts';
import { passengerBookMachine, REVEAL_MS } from '#machines/accounts/passenger-book/machine.ts';
import type { PassengerRef, SavedRef } from '#machines/accounts/passenger-book/types.ts';
import { passengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(isListed = true) {
  const world = new Scripted(NOW);
  const machine = passengerBookMachine.provide({
    actors: {
      deadline: world.deadline(),
      stepUp: scriptedStepUp(world),
      listSavedPassengers: world.actor<void, void>('listSavedPassengers'),
      savePassenger: world.actor<void, PassengerRef>('savePassenger'),
      removeSavedPassenger: world.actor<void, SavedRef>('removeSavedPassenger'),
      readSavedPassport: world.actor<void, SavedRef>('readSavedPassport'),
    },
  });
  const actor = createActor(machine, { input: { isListed }, clock: world.clock }).start();
  return { world, actor, view: () => passengerBookView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(passengerBookMachine, { cosmeticAfter: ['editing.typing.invalid'] })).toEqual([]);
});

test('a list that did not come with the page is asked for, as often as it takes', async () => {
  const { world, actor, view } = start(false);
  expect(view()).toEqual(passengerBookViews.loading);
  await world.settle('listSavedPassengers', { problem: passengerBookViews.failed.problem });
  expect(view()).toEqual(passengerBookViews.failed);
  actor.send({ type: 'list.retry' });
  await world.settle('listSavedPassengers', ok());
  expect(view()).toEqual(passengerBookViews.list);
});

test('somebody new is saved once', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.add' });
  expect(view()).toEqual(passengerBookViews.adding);
  actor.send({ type: 'passenger.save', faults: [] });
  actor.send({ type: 'passenger.save', faults: [] });
  expect(view()).toEqual(passengerBookViews.saving);
  await world.settle('savePassenger', ok());
  expect(view()).toEqual(passengerBookViews.saved);
  expect(world.inputsOf('savePassenger')).toEqual([{ passengerId: null }]);
});

test('what the server refuses stays in the form with its reason', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.edit', passengerId: JONAS_ID });
  expect(view()).toEqual(passengerBookViews.editing);
  actor.send({ type: 'passenger.save', faults: [] });
  await world.settle('savePassenger', problem('invalid_details', { fields: { passportNumber: 'passport_invalid' } }));
  expectFields(view(), {
    'task.kind': 'editing',
    'task.passengerId': JONAS_ID,
    'task.problem.fields': { passportNumber: 'passport_invalid' },
  });
  expect(world.inputsOf('savePassenger')).toEqual([{ passengerId: JONAS_ID }]);
});

test('a form with errors is not sent; the focus is asked for after 500 ms', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.add' });
  actor.send({ type: 'passenger.save', faults: [NAME_MISSING] });
  expect([view(), world.calls]).toEqual([passengerBookViews.invalid, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...passengerBookViews.list, task: { ...passengerBookViews.invalid.task, focusAsked: 1 } });
});

test('nobody is removed before it was confirmed', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.remove', passengerId: JONAS_ID });
  expect(view()).toEqual(passengerBookViews.removing);
  actor.send({ type: 'task.cancel' });
  expect([view(), world.calls]).toEqual([passengerBookViews.list, []]);
  actor.send({ type: 'passenger.remove', passengerId: JONAS_ID });
  actor.send({ type: 'removal.confirm' });
  await world.settle('removeSavedPassenger', ok());
  expect(view()).toEqual(passengerBookViews.removed);
});

test('a passport is shown whole only after a code, and covered again after a minute', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.reveal', passengerId: ANNA_ID });
  expect(view()).toEqual(passengerBookViews.opening);
  await world.settle('readSavedPassport', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(passengerBookViews.proving);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  await world.settle('readSavedPassport', ok());
  expect(view()).toEqual(passengerBookViews.shown);
  world.clock.advanceTo(NOW + REVEAL_MS - 1);
  expect(view()).toEqual(passengerBookViews.shown);
  world.clock.advanceTo(NOW + REVEAL_MS);
  expect(view()).toEqual(passengerBookViews.list);
});

test('who gives up the code is back at the list', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.reveal', passengerId: ANNA_ID });
  await world.settle('readSavedPassport', problem('step_up_required'));
  actor.send({ type: 'task.cancel' });
  expect([view(), world.pending()]).toEqual([passengerBookViews.list, []]);
});

test('a passport that cannot be read says why', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'passenger.reveal', passengerId: ANNA_ID });
  await world.settle('readSavedPassport', { problem: passengerBookViews.notShown.problem });
  expect(view()).toEqual(passengerBookViews.notShown);
});
