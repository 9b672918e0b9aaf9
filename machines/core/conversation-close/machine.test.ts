import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { conversationCloseViews } from '#machines/core/conversation-close/fixtures.ts';
import { conversationCloseMachine } from '#machines/core/conversation-close/machine.ts';
import { conversationCloseView } from '#machines/core/conversation-close/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = conversationCloseMachine.provide({
    actors: { closeConversation: world.actor<void, void>('closeConversation') },
  });
  const actor = createActor(machine).start();
  return { world, actor, view: () => conversationCloseView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(conversationCloseMachine)).toEqual([]);
});

test('it is closed once, however often it is pressed, and told as done', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'conversation.close' });
  actor.send({ type: 'conversation.close' });
  expect([view(), world.calls.length]).toEqual([conversationCloseViews.closing, 1]);
  await world.settle('closeConversation', ok(undefined));
  expect(view()).toEqual(conversationCloseViews.done);
});

test('what was written meanwhile is told, and the next press is a new try', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'conversation.close' });
  await world.settle('closeConversation', problem('conflict', { message: 'Something was written meanwhile.' }));
  expect(view()).toEqual(conversationCloseViews.readFirst);
  actor.send({ type: 'conversation.close' });
  await world.settle('closeConversation', ok(undefined));
  expect(view()).toEqual(conversationCloseViews.done);
});
