import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { holdEnds } from '#machines/core/testing/hold-session.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, Scripted } from '#machines/core/testing/scripted.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { holdEnd, hotelHoldView, timeLeft } from '#machines/hotels/hotel-hold/view.ts';

const TEN_MINUTES = 600_000;

function start(deadlineAt: number) {
  const world = new Scripted(NOW);
  const machine = hotelHoldMachine.provide({
    actors: {
      deadline: world.deadline(),
      extendHold: world.actor<OrderInfo, OrderInput>('extendHold'),
      readOrder: world.actor<OrderInfo, OrderInput>('readOrder'),
    },
  });
  const actor = createActor(machine, {
    input: { orderId: ORDER_ID, deadlineAt, extensionsLeft: 10 },
    clock: world.clock,
  });
  actor.start();
  const view = () => hotelHoldView(actor.getSnapshot());
  return { world, actor, view, left: () => timeLeft(view(), world.clock.now()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(hotelHoldMachine)).toEqual([]);
});

test('where no answer brought the end, rooms are held for 10 minutes from now', () => {
  expect(HOTEL_HOLD_SECONDS).toBe(600);
  expect(holdEnd(null, NOW)).toBe(NOW + TEN_MINUTES);
  expect(holdEnd(NOW + 900_000, NOW)).toBe(NOW + 900_000);
});

test('it counts each second down to the end, and is over when the server says so', async () => {
  const { world, view, left } = start(holdEnd(null, NOW));
  expect(left()).toBe(600);
  world.clock.advanceTo(NOW + 1000);
  expect(left()).toBe(599);
  world.clock.advanceTo(NOW + TEN_MINUTES - 1);
  expect([left(), view().kind]).toEqual([1, 'running']);
  world.clock.advanceTo(NOW + TEN_MINUTES);
  expect([left(), view().kind]).toEqual([0, 'running']);
  await holdEnds(world);
  expect([left(), view().kind]).toEqual([-1, 'expired']);
});

test('what was cleared reads -1, and nothing before the end does', () => {
  expect(timeLeft(null, NOW)).toBe(-1);
  const { view } = start(NOW + TEN_MINUTES);
  expect(timeLeft(view(), NOW + TEN_MINUTES + 5000)).toBe(0);
});

test("the server's end wins over the one that was counted", async () => {
  const { world, actor, left } = start(NOW + TEN_MINUTES);
  actor.send({ type: 'session.extend' });
  await world.settle('extendHold', ok(orderInfo('held', { deadlineAt: NOW + 480_000, extensionsLeft: 9 })));
  expect(left()).toBe(480);
});
