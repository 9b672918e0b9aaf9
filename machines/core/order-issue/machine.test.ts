import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderIssueMachine, pauseBefore } from '#machines/core/order-issue/machine.ts';
import { orderIssueView } from '#machines/core/order-issue/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, trackStates } from '#machines/core/testing/scripted.ts';

const promisedAt = NOW + 900_000;
const order = (status: OrderStatus) => orderInfo(status, { promisedAt });

function start(status: OrderStatus) {
  const world = new Scripted(NOW);
  const machine = orderIssueMachine.provide({
    actors: { deadline: world.deadline(), readOrder: world.actor<OrderInfo, OrderInput>('readOrder') },
  });
  const actor = createActor(machine, { input: { order: order(status) }, clock: world.clock });
  const states = trackStates(actor);
  actor.start();
  const next = async (reply: Parameters<Scripted['settle']>[1]) => {
    world.clock.advanceTo(world.clock.now() + 15_000);
    await world.settle('readOrder', reply);
  };
  return { world, actor, states, next, view: () => orderIssueView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderIssueMachine)).toEqual([]);
});

test('asks quickly at first, then ever more slowly, in whole milliseconds', async () => {
  const { world } = start('paid');
  const pauses = [1000, 1000, 1000, 1000, 1000, 1500, 2250, 3375, 5063, 7594, 11_391, 15_000, 15_000];
  expect(pauses.map((_, poll) => pauseBefore(poll))).toEqual(pauses);
  for (const pause of pauses) {
    world.clock.advanceTo(world.clock.now() + pause - 1);
    expect(world.pending()).toEqual([]);
    world.clock.advanceTo(world.clock.now() + 1);
    await world.settle('readOrder', ok(order('issuing')));
  }
  expect(world.inputsOf('readOrder')).toEqual(pauses.map(() => ({ orderId: ORDER_ID })));
});

test('paid, issuing, issued', async () => {
  const { actor, states, next, view } = start('paid');
  expect(view()).toEqual({ kind: 'issuing', promisedAt, isOffline: false });
  await next(ok(order('issuing')));
  expectFields(view(), { kind: 'issuing' });
  await next(ok(order('issued')));
  expectFields(view(), { kind: 'settled' });
  expect(states).toEqual(['waiting', 'asking', 'waiting', 'asking', 'settled']);
  expect(actor.getSnapshot().output).toEqual({ order: order('issued'), problem: null });
});

test('what cannot be issued is refunded, by itself', async () => {
  const { actor, next, view } = start('issuing');
  await next(ok(order('issueFailed')));
  expectFields(view(), { kind: 'refunding' });
  await next(ok(order('refunding')));
  expectFields(view(), { kind: 'refunding' });
  await next(ok(order('refunded')));
  expect(actor.getSnapshot().output).toEqual({ order: order('refunded'), problem: null });
});

test.each<OrderStatus>(['issued', 'refunded', 'cancelled', 'partiallyCancelled'])('%s settles it', async (status) => {
  const { actor, next } = start('issuing');
  await next(ok(order(status)));
  expect(actor.getSnapshot().status).toBe('done');
});

test.each<ProblemCode>(['unavailable', 'unexpected', 'rate_limited', 'not_found'])(
  '%s: asks on; after the second time in a row it reads as offline',
  async (code) => {
    const { next, view } = start('issuing');
    await next(problem(code));
    expectFields(view(), { kind: 'issuing', isOffline: false });
    await next(problem(code));
    expectFields(view(), { kind: 'issuing', isOffline: true });
    await next(ok(order('issuing')));
    expectFields(view(), { kind: 'issuing', isOffline: false });
  },
);

test('asleep for hours: asks on waking', () => {
  const { world } = start('issuing');
  world.clock.sleepTo(NOW + 7_200_000);
  expect(world.pending()).toEqual(['readOrder']);
});
