import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { conversationViews } from '#machines/core/conversation/fixtures.ts';
import { conversationMachine } from '#machines/core/conversation/machine.ts';
import type { SendTextInput } from '#machines/core/conversation/types.ts';
import { conversationView } from '#machines/core/conversation/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const actors = {
    deadline: world.deadline(),
    sendText: world.actor<void, SendTextInput>('sendText'),
    look: world.actor<void, void>('look'),
  };
  const machine = conversationMachine.provide({ actors });
  const actor = createActor(machine, { input: { flowId: 'visit-1' }, clock: world.clock }).start();
  return { world, actor, view: () => conversationView(actor.getSnapshot()) };
}
const keysOf = ({ calls }: Scripted) => calls.map(({ input }) => (input as SendTextInput).idempotencyKey);

test('keeps the conventions', () => {
  expect(conventionBreaches(conversationMachine)).toEqual([]);
});

test('an empty text is told, and not sent', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'text.send', fault: 'required' });
  expect([view(), world.calls]).toEqual([conversationViews.faulty, []]);
});

test('a text goes once, however often it is pressed, and then the field is emptied', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'text.send', fault: null });
  actor.send({ type: 'text.send', fault: null });
  expect([view(), world.calls.length]).toEqual([conversationViews.sending, 1]);
  await world.settle('sendText', ok(undefined));
  expect(view()).toEqual(conversationViews.sent);
});

test('what may have arrived goes with the same key again; a changed text and the next one have their own', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'text.send', fault: null });
  await world.settle('sendText', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(conversationViews.notSent);
  actor.send({ type: 'text.send', fault: null });
  await world.settle('sendText', problem('unavailable'));
  actor.send({ type: 'text.change' });
  actor.send({ type: 'text.change' });
  actor.send({ type: 'text.send', fault: null });
  await world.settle('sendText', ok(undefined));
  actor.send({ type: 'text.send', fault: null });
  const [first, second, third, fourth] = keysOf(world);
  expect(first).toBe(second);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('an open page looks what the other side wrote, also after a look that failed, and loses no text by it', async () => {
  const { world, actor, view } = start();
  world.clock.advanceTo(NOW + 20_000);
  await world.settle('look', problem('unavailable'));
  world.clock.advanceTo(NOW + 40_000);
  actor.send({ type: 'text.send', fault: null });
  await world.settle('look', ok(undefined));
  expect(world.calls.map(({ actor }) => actor)).toEqual(['look', 'look', 'sendText']);
  expect(view()).toEqual(conversationViews.sending);
});

test('what is written after a text that failed and was then emptied is another text', async () => {
  const { world, actor } = start();
  actor.send({ type: 'text.send', fault: null });
  await world.settle('sendText', problem('unavailable'));
  actor.send({ type: 'text.send', fault: 'required' });
  actor.send({ type: 'text.send', fault: null });
  const [failed, other] = keysOf(world);
  expect(other).not.toBe(failed);
});
