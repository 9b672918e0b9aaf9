import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { contactViews } from '#machines/core/contact/fixtures.ts';
import { contactMachine } from '#machines/core/contact/machine.ts';
import type { KeptMessage, SendMessageInput } from '#machines/core/contact/types.ts';
import { contactView } from '#machines/core/contact/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const KEPT = contactViews.sent.kept;

function start() {
  const world = new Scripted(NOW);
  const machine = contactMachine.provide({
    actors: { sendMessage: world.actor<KeptMessage, SendMessageInput>('sendMessage') },
  });
  const actor = createActor(machine, { input: { flowId: 'visit-1' } }).start();
  return { world, actor, view: () => contactView(actor.getSnapshot()) };
}

const keysOf = ({ calls }: Scripted) => calls.map(({ input }) => (input as SendMessageInput).idempotencyKey);

test('keeps the conventions', () => {
  expect(conventionBreaches(contactMachine)).toEqual([]);
});

test('what is wrong is said, and nothing is sent', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'message.send', faults: contactViews.faulty.faults });
  expect([view(), world.calls]).toEqual([contactViews.faulty, []]);
});

test('a message is sent once, however often the button is pressed', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'message.send', faults: [] });
  actor.send({ type: 'message.send', faults: [] });
  expect([view(), world.calls.length]).toEqual([contactViews.sending, 1]);
  await world.settle('sendMessage', ok(KEPT));
  expect(view()).toEqual(contactViews.sent);
});

test('the same message sent again has the same key, a changed one and the next one have their own', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'message.send', faults: [] });
  await world.settle('sendMessage', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(contactViews.notSent);
  actor.send({ type: 'message.send', faults: [] });
  await world.settle('sendMessage', problem('unavailable'));
  actor.send({ type: 'message.change' });
  actor.send({ type: 'message.send', faults: [] });
  await world.settle('sendMessage', ok(KEPT));
  actor.send({ type: 'message.another' });
  actor.send({ type: 'message.send', faults: [] });
  const [first, second, third, fourth] = keysOf(world);
  expect(first).toBe(second);
  expect(new Set([first, third, fourth]).size).toBe(3);
});
