import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { newsletterViews } from '#machines/core/newsletter/fixtures.ts';
import { newsletterMachine } from '#machines/core/newsletter/machine.ts';
import { newsletterView } from '#machines/core/newsletter/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(isWanted: boolean) {
  const world = new Scripted(NOW);
  const machine = newsletterMachine.provide({
    actors: { subscribeNewsletter: world.actor<void, void>('subscribeNewsletter') },
  });
  const actor = createActor(machine, { input: { isWanted } }).start();
  return { world, view: () => newsletterView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(newsletterMachine)).toEqual([]);
});

test('a box that is not ticked sends nothing', () => {
  const { world, view } = start(false);
  expect([view(), world.calls]).toEqual([newsletterViews.unwanted, []]);
});

test('a ticked box asks once, and a failure is the end of it', async () => {
  const { world, view } = start(true);
  expect(view()).toEqual(newsletterViews.sending);
  await world.settle('subscribeNewsletter', ok());
  expect(view()).toEqual(newsletterViews.sent);
  const other = start(true);
  await other.world.settle('subscribeNewsletter', problem('unavailable'));
  expect([other.view(), other.world.pending()]).toEqual([newsletterViews.failed, []]);
});
