import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { orderExtrasViews } from '#machines/core/order-extras/fixtures.ts';
import { orderExtrasMachine } from '#machines/core/order-extras/machine.ts';
import { orderExtrasView } from '#machines/core/order-extras/view.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(isSignedIn: boolean) {
  const world = new Scripted(NOW);
  const machine = orderExtrasMachine.provide({
    actors: {
      applyDiscount: world.actor<void, OrderInput>('applyDiscount'),
      removeDiscount: world.actor<void, OrderInput>('removeDiscount'),
      readBalance: world.actor<Money, void>('readBalance'),
    },
  });
  const actor = createActor(machine, { input: { orderId: ORDER_ID, isSignedIn }, clock: world.clock }).start();
  return { world, actor, view: () => orderExtrasView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderExtrasMachine, { cosmeticAfter: ['discount.asking.invalid'] })).toEqual([]);
});

test('a code is applied once and can be taken out again', async () => {
  const { world, actor, view } = start(false);
  actor.send({ type: 'discount.apply', faults: [] });
  actor.send({ type: 'discount.apply', faults: [] });
  expect(view()).toEqual(orderExtrasViews.applying);
  await world.settle('applyDiscount', ok());
  expect(view()).toEqual(orderExtrasViews.applied);
  actor.send({ type: 'discount.remove' });
  await world.settle('removeDiscount', ok());
  expect(view()).toEqual(orderExtrasViews.removed);
  expect(world.calls.map(({ actor }) => actor)).toEqual(['applyDiscount', 'removeDiscount']);
});

test('a code that does not help says why', async () => {
  const { world, actor, view } = start(false);
  actor.send({ type: 'discount.apply', faults: [] });
  await world.settle('applyDiscount', problem('invalid_details', { fields: { code: 'discount_used' } }));
  expect(view().problem?.fields).toEqual({ code: 'discount_used' });
});

test('an empty field is not sent; the focus goes to it after a pause, and the next code takes the fault away', () => {
  const { world, actor, view } = start(false);
  actor.send({ type: 'discount.apply', faults: [CODE_MISSING] });
  expect(view()).toEqual(orderExtrasViews.noCode);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect([view(), world.calls]).toEqual([orderExtrasViews.noCodeFocused, []]);
  actor.send({ type: 'discount.apply', faults: [] });
  expect(view()).toEqual({ ...orderExtrasViews.applying, focusAsked: 1 });
});

test('nobody is signed in: nobody is asked for a balance', () => {
  const { world, view } = start(false);
  expect([view(), world.calls]).toEqual([orderExtrasViews.guest, []]);
});

test.each([problem('unavailable'), problem('login_required'), ok(euro(0))])(
  'a balance that is unknown or empty is not offered, and nothing else waits for it',
  async (reply) => {
    const { world, actor, view } = start(true);
    actor.send({ type: 'discount.apply', faults: [] });
    await world.settle('readBalance', reply);
    await world.settle('applyDiscount', ok());
    expect(view()).toEqual(orderExtrasViews.applied);
  },
);

test('the balance is used only when it is asked for', async () => {
  const { world, actor, view } = start(true);
  await world.settle('readBalance', ok(euro(5000)));
  expect(view()).toEqual(orderExtrasViews.smallBalance);
  actor.send({ type: 'balance.use', isUsed: true });
  expect(view()).toEqual(orderExtrasViews.smallBalanceUsed);
  actor.send({ type: 'balance.refresh' });
  await world.settle('readBalance', ok(euro(0)));
  expect(view()).toEqual(orderExtrasViews.guest);
});

test('whoever logs in at review gets the offer, and loses it with the log out', async () => {
  const { world, actor, view } = start(false);
  actor.send({ type: 'account.change', isSignedIn: true });
  await world.settle('readBalance', ok(euro(5000)));
  actor.send({ type: 'balance.use', isUsed: true });
  actor.send({ type: 'account.change', isSignedIn: false });
  expect(view()).toEqual(orderExtrasViews.guest);
});
