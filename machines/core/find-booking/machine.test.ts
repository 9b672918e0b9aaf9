import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { findBookingViews } from '#machines/core/find-booking/fixtures.ts';
import { findBookingMachine } from '#machines/core/find-booking/machine.ts';
import type { FindOrderInput, FoundOrder } from '#machines/core/find-booking/types.ts';
import { findBookingView } from '#machines/core/find-booking/view.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const wanted = { reference: 'sfr 7k2m 9q', email: 'anna.keller@example.org' };

function start(known: Problem | null = null) {
  const world = new Scripted(NOW);
  const machine = findBookingMachine.provide({
    actors: { findOrder: world.actor<FoundOrder, FindOrderInput>('findOrder') },
  });
  const actor = createActor(machine, { input: { problem: known }, clock: world.clock }).start();
  return { world, actor, view: () => findBookingView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(findBookingMachine, { cosmeticAfter: ['asking.invalid'] })).toEqual([]);
});

test('finds a booking; asked twice, it asks once', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(findBookingViews.asking);
  actor.send({ type: 'booking.find', wanted, faults: [] });
  actor.send({ type: 'booking.find', wanted, faults: [] });
  expect(view()).toEqual(findBookingViews.finding);
  await world.settle('findOrder', ok({ orderId: ORDER_ID }));
  expect(view()).toEqual(findBookingViews.found);
  expect(world.calls).toEqual([{ actor: 'findOrder', input: wanted }]);
});

test('what the page knew already is said', () => {
  expect(start(findBookingViews.notFound.problem).view()).toEqual(findBookingViews.notFound);
});

test.each<ProblemCode>(['not_found', 'rate_limited', 'invalid_request', 'unavailable', 'unexpected'])(
  '%s: says so until it is asked again',
  async (code) => {
    const { world, actor, view } = start();
    actor.send({ type: 'booking.find', wanted, faults: [] });
    await world.settle('findOrder', problem(code));
    expect(view()).toEqual({ ...findBookingViews.asking, problem: { code, message: code } });
    actor.send({ type: 'booking.find', wanted, faults: [] });
    await world.settle('findOrder', ok({ orderId: ORDER_ID }));
    expect(view()).toEqual(findBookingViews.found);
  },
);

test('a form with a fault is not sent; the focus goes to the first fault after a pause', () => {
  const { world, actor, view } = start(findBookingViews.notFound.problem);
  actor.send({ type: 'booking.find', wanted: { reference: 'SFR-7K2M-9Q', email: '' }, faults: [EMAIL_MISSING] });
  expect(view()).toEqual(findBookingViews.invalid);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect([view(), world.calls]).toEqual([findBookingViews.focused, []]);
});
