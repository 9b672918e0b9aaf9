import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { orderKeepingViews } from '#machines/core/order-keeping/fixtures.ts';
import { orderKeepingMachine } from '#machines/core/order-keeping/machine.ts';
import { orderKeepingView } from '#machines/core/order-keeping/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = orderKeepingMachine.provide({
    actors: { keepOrder: world.actor<void, void>('keepOrder'), readOrder: world.actor<void, void>('readOrder') },
  });
  const actor = createActor(machine).start();
  return {
    world,
    hear: (isSignedIn: boolean, isInAccount: boolean) =>
      actor.send({ type: 'account.change', isSignedIn, isInAccount }),
    view: () => orderKeepingView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderKeepingMachine)).toEqual([]);
});

test.each([
  { who: 'a guest', isSignedIn: false, isInAccount: false, view: orderKeepingViews.apart },
  { who: 'a guest with an order of an account', isSignedIn: false, isInAccount: true, view: orderKeepingViews.apart },
  { who: 'an owner', isSignedIn: true, isInAccount: true, view: orderKeepingViews.kept },
])('nothing is asked for $who', ({ isSignedIn, isInAccount, view: expected }) => {
  const { world, hear, view } = start();
  hear(isSignedIn, isInAccount);
  expect([view(), world.calls]).toEqual([expected, []]);
});

test('an order of a guest goes into the account of the person who signs in', async () => {
  const { world, hear, view } = start();
  hear(true, false);
  expect(view()).toEqual(orderKeepingViews.keeping);
  await world.settle('keepOrder', ok());
  expect(view()).toEqual(orderKeepingViews.kept);
});

test('if it is refused, the order is read again, and it is said, whatever that answers', async () => {
  for (const reply of [ok(), problem('unavailable')]) {
    const { world, hear, view } = start();
    hear(true, false);
    await world.settle('keepOrder', problem('order_unknown'));
    await world.settle('readOrder', reply);
    expect(view()).toEqual(orderKeepingViews.notKept);
  }
});

test('after a sign-out the order is read again, and the next sign-in keeps it again', async () => {
  const { world, hear, view } = start();
  hear(true, true);
  hear(false, true);
  expect([view(), world.pending()]).toEqual([orderKeepingViews.apart, ['readOrder']]);
  await world.settle('readOrder', ok());
  hear(true, false);
  expect([view(), world.pending()]).toEqual([orderKeepingViews.keeping, ['keepOrder']]);
});

test('a sign-out ends a keeping that is under way', () => {
  const { world, hear } = start();
  hear(true, false);
  hear(false, false);
  expect(world.pending()).toEqual(['readOrder']);
});
