import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { secondsLeft } from '#domain/core/limits.ts';
import type { ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import { holdEnds } from '#machines/core/hold-session/fixtures.ts';
import { holdSessionView } from '#machines/core/hold-session/view.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { HELD_UNTIL, NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, trackStates } from '#machines/core/testing/scripted.ts';

const FIVE_MINUTES = 300_000;

function start({ now = NOW, extensionsLeft = 10, deadlineAt = HELD_UNTIL } = {}) {
  const world = new Scripted(now);
  const machine = createHoldSession('hold').provide({
    actors: {
      deadline: world.deadline(),
      extendHold: world.actor<OrderInfo, OrderInput>('extendHold'),
      readOrder: world.actor<OrderInfo, OrderInput>('readOrder'),
    },
  });
  const actor = createActor(machine, { input: { orderId: ORDER_ID, deadlineAt, extensionsLeft }, clock: world.clock });
  actor.start();
  const phase = () => {
    const view = holdSessionView(actor.getSnapshot());
    if (view.kind === 'expired') return 'expired';
    return view.isAsking ? 'asking' : view.phase;
  };
  return { world, actor, phase, view: () => holdSessionView(actor.getSnapshot()) };
}

test('a word at five minutes and at one, each to the millisecond, and the server has the last word', async () => {
  const { world, actor, phase } = start();
  const states = trackStates(actor);
  for (const [before, at, after] of [
    ['calm', HELD_UNTIL - FIVE_MINUTES, 'closing'],
    ['closing', HELD_UNTIL - 60_000, 'urgent'],
    ['urgent', HELD_UNTIL, 'asking'],
  ] as const) {
    world.clock.advanceTo(at - 1);
    expect(phase()).toBe(before);
    world.clock.advanceTo(at);
    expect(phase()).toBe(after);
  }
  await holdEnds(world);
  expect(phase()).toBe('expired');
  expect(states).toEqual([
    { running: { time: 'calm', extension: 'idle' } },
    { running: { time: 'closing', extension: 'idle' } },
    { running: { time: 'urgent', extension: 'idle' } },
    { running: { time: { over: 'asking' }, extension: 'idle' } },
    'expired',
  ]);
  expect(actor.getSnapshot().status).toBe('done');
});

test('a running second is no event: the view counts, and a cleared deadline reads as −1', () => {
  const { view } = start();
  const { deadlineAt } = view() as { deadlineAt: number };
  expect([0, 1, 999, 1000].map((ms) => secondsLeft(deadlineAt, NOW + ms))).toEqual([1500, 1500, 1500, 1499]);
  expect(secondsLeft(null, NOW)).toBe(-1);
});

test.each([
  ['a little', HELD_UNTIL - FIVE_MINUTES - 1, 'calm'],
  ['past the first word', HELD_UNTIL - FIVE_MINUTES, 'closing'],
  ['past both words', HELD_UNTIL - 30_000, 'urgent'],
  ['past the end', HELD_UNTIL + 7_200_000, 'asking'],
])('asleep %s', (_, moment, after) => {
  const { world, phase } = start();
  world.clock.sleepTo(moment);
  expect(phase()).toBe(after);
});

test.each([
  [NOW, 'calm'],
  [HELD_UNTIL - FIVE_MINUTES, 'closing'],
  [HELD_UNTIL - 1, 'urgent'],
  [HELD_UNTIL, 'asking'],
])('reloaded at %i: %s during the start', (now, after) => {
  expect(start({ now }).phase()).toBe(after);
});

test('the clock was slow: the correction asks for the end at once', () => {
  const { world, phase } = start();
  world.clock.correctTo(HELD_UNTIL + 1);
  expect(phase()).toBe('asking');
});

test('the clock was fast: the end comes at the right moment, no sooner', () => {
  const { world, phase } = start({ now: HELD_UNTIL - 400_000 });
  world.clock.correctTo(NOW);
  world.clock.advanceTo(HELD_UNTIL - FIVE_MINUTES - 1);
  expect(phase()).toBe('calm');
  world.clock.advanceTo(HELD_UNTIL - 1);
  expect(phase()).toBe('urgent');
  world.clock.advanceTo(HELD_UNTIL);
  expect(phase()).toBe('asking');
});

test('an extension moves the end and is calm again; asking twice asks once', async () => {
  const { world, actor, view } = start();
  world.clock.advanceTo(HELD_UNTIL - 100_000);
  actor.send({ type: 'session.extend' });
  actor.send({ type: 'session.extend' });
  expectFields(view(), { phase: 'closing', isExtending: true, canExtend: false });
  await world.settle('extendHold', ok({ deadlineAt: HELD_UNTIL + FIVE_MINUTES, extensionsLeft: 9 }));
  expect(view()).toEqual({
    kind: 'running',
    phase: 'calm',
    deadlineAt: HELD_UNTIL + FIVE_MINUTES,
    canExtend: true,
    isExtending: false,
    isAsking: false,
    problem: null,
  });
  expect(world.inputsOf('extendHold')).toEqual([{ orderId: ORDER_ID }]);
});

test('asking for more in good time does not read as closing', () => {
  const { actor, phase } = start();
  actor.send({ type: 'session.extend' });
  expect(phase()).toBe('calm');
});

test('words come while an extension is asked for', () => {
  const { world, actor, phase } = start();
  actor.send({ type: 'session.extend' });
  world.clock.advanceTo(HELD_UNTIL - 60_000);
  expect(phase()).toBe('urgent');
});

test('asked in time and granted after the end: the seats are ours', async () => {
  const { world, actor, view } = start();
  world.clock.advanceTo(HELD_UNTIL - 200);
  actor.send({ type: 'session.extend' });
  world.clock.advanceTo(HELD_UNTIL + 800);
  expectFields(view(), { kind: 'running', phase: 'urgent', isExtending: true });
  await world.settle('extendHold', ok({ deadlineAt: HELD_UNTIL + FIVE_MINUTES, extensionsLeft: 9 }));
  expectFields(view(), { kind: 'running', deadlineAt: HELD_UNTIL + FIVE_MINUTES });
});

test('asked in time and refused after the end: the hold is over', async () => {
  const { world, actor, phase } = start();
  world.clock.advanceTo(HELD_UNTIL - 200);
  actor.send({ type: 'session.extend' });
  world.clock.advanceTo(HELD_UNTIL + 800);
  await world.settle('extendHold', problem('unavailable'));
  expect(phase()).toBe('asking');
  await holdEnds(world);
  expect(phase()).toBe('expired');
});

test.each<ProblemCode>(['extension_refused', 'not_allowed', 'rate_limited', 'unavailable', 'unexpected', 'not_found'])(
  '%s: the session goes on and says why',
  async (code) => {
    const { world, actor, view } = start({ now: HELD_UNTIL - 200_000 });
    actor.send({ type: 'session.extend' });
    await world.settle('extendHold', problem(code));
    expect(view()).toEqual({
      kind: 'running',
      phase: 'closing',
      deadlineAt: HELD_UNTIL,
      canExtend: true,
      isExtending: false,
      isAsking: false,
      problem: { code, message: code },
    });
  },
);

test('the server says the hold is over, whatever our clock says', async () => {
  const { world, actor, phase } = start();
  actor.send({ type: 'session.extend' });
  await world.settle('extendHold', problem('hold_expired'));
  expect(phase()).toBe('expired');
});

test('ten extensions, no eleventh', () => {
  const { world, actor, view } = start({ extensionsLeft: 0 });
  expectFields(view(), { canExtend: false });
  actor.send({ type: 'session.extend' });
  expect(world.calls).toEqual([]);
});

test('another tab knows better, later or sooner', () => {
  const { world, actor, phase, view } = start();
  world.clock.advanceTo(HELD_UNTIL - 30_000);
  actor.send({ type: 'session.sync', deadlineAt: HELD_UNTIL + FIVE_MINUTES, extensionsLeft: 4 });
  expectFields(view(), { phase: 'calm', deadlineAt: HELD_UNTIL + FIVE_MINUTES });
  actor.send({ type: 'session.sync', deadlineAt: HELD_UNTIL - 30_000, extensionsLeft: 4 });
  expect(phase()).toBe('asking');
});

// — Whether it is over, only the server knows —

const later = orderInfo('held', { deadlineAt: HELD_UNTIL + FIVE_MINUTES, extensionsLeft: 9 });

test('the clock of the device was set half an hour ahead: the server is asked once, and the hold goes on', async () => {
  const { world, view } = start();
  world.clock.sleepTo(NOW + 30 * 60_000);
  expectFields(view(), { kind: 'running', isAsking: true, problem: null });
  expect(world.inputsOf('readOrder')).toEqual([{ orderId: ORDER_ID }]);
  world.clock.correctTo(NOW + 1000);
  await world.settle('readOrder', ok(orderInfo('held')));
  expectFields(view(), { kind: 'running', phase: 'calm', deadlineAt: HELD_UNTIL, isAsking: false });
  expect(world.calls).toHaveLength(1);
});

test('another tab has prolonged it: the new end counts', async () => {
  const { world, view } = start();
  world.clock.advanceTo(HELD_UNTIL);
  await world.settle('readOrder', ok(later));
  expectFields(view(), { phase: 'closing', deadlineAt: later.deadlineAt, isAsking: false });
});

test('nobody can be asked: that is said, and asked again after a pause, but never called the end', async () => {
  const { world, view, phase } = start();
  world.clock.advanceTo(HELD_UNTIL);
  await world.settle('readOrder', problem('unavailable'));
  expectFields(view(), { kind: 'running', isAsking: true, 'problem.code': 'unavailable' });
  world.clock.advanceTo(HELD_UNTIL + 2999);
  expect(world.pending()).toEqual([]);
  world.clock.advanceTo(HELD_UNTIL + 3000);
  expect(world.pending()).toEqual(['readOrder']);
  await holdEnds(world);
  expect(phase()).toBe('expired');
});

test('a server that says "held" to a clock that says "over" is not asked without a pause', async () => {
  const { world } = start();
  world.clock.advanceTo(HELD_UNTIL);
  await world.settle('readOrder', ok(orderInfo('held')));
  expect(world.pending()).toEqual([]);
  world.clock.advanceTo(HELD_UNTIL + 3000);
  expect(world.pending()).toEqual(['readOrder']);
});

test.each<ProblemCode>(['order_unknown', 'login_required'])('%s: this browser has no key any more', async (code) => {
  const { world, actor, phase } = start();
  world.clock.advanceTo(HELD_UNTIL);
  await world.settle('readOrder', problem(code));
  expect(phase()).toBe('expired');
  expect(actor.getSnapshot().output).toEqual({ order: null, problem: { code, message: code } });
});

test('paid meanwhile in another tab: the end tells it', async () => {
  const { world, actor } = start();
  world.clock.advanceTo(HELD_UNTIL);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(actor.getSnapshot().output).toEqual({ order: orderInfo('issued'), problem: null });
});
