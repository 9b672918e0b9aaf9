import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { transportOpeningMachine } from '#machines/transport/transport-opening/machine.ts';
import { transportOpeningView } from '#machines/transport/transport-opening/view.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = transportOpeningMachine.provide({
    actors: { tellOpening: world.actor<void, Record<string, never>>('tellOpening') },
  });
  const actor = createActor(machine, { clock: world.clock }).start();
  const ask = (isWhole = true) => actor.send({ type: 'opening.ask', faults: isWhole ? [] : [EMAIL_MISSING] });
  return { world, ask, view: () => transportOpeningView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(transportOpeningMachine, { cosmeticAfter: ['writing.invalid'] })).toEqual([]);
});

test('an address is left once', async () => {
  const { world, ask, view } = start();
  ask();
  ask();
  expectFields(view(), { kind: 'writing', isAsking: true });
  expect(world.calls).toHaveLength(1);
  await world.settle('tellOpening', ok());
  expect(view()).toEqual({ kind: 'told' });
});

test('what is missing is not sent, and what the server refuses can be mended', async () => {
  const { world, ask, view } = start();
  ask(false);
  expect([view(), world.pending()]).toEqual([
    { kind: 'writing', isAsking: false, faults: [EMAIL_MISSING], problem: null, focusAsked: 0 },
    [],
  ]);
  ask();
  await world.settle('tellOpening', problem('invalid_details', { fields: { email: 'email_invalid' } }));
  expectFields(view(), { faults: [{ field: 'email', code: 'email_invalid' }] });
  ask();
  await world.settle('tellOpening', ok());
  expect(view()).toEqual({ kind: 'told' });
});
