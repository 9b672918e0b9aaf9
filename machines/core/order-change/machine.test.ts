import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { CHANGE_ID, changes, orderChangeViews } from '#machines/core/order-change/fixtures.ts';
import { orderChangeMachine } from '#machines/core/order-change/machine.ts';
import {
  type ChangeInfo,
  type ConfirmChangeInput,
  type DropChangeInput,
  isNews,
  type QuoteChangeInput,
} from '#machines/core/order-change/types.ts';
import { orderChangeView } from '#machines/core/order-change/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(change: ChangeInfo | null = null, isTold = false) {
  const world = new Scripted(NOW);
  const machine = orderChangeMachine.provide({
    actors: {
      deadline: world.deadline(),
      stepUp: scriptedStepUp(world),
      quoteChange: world.actor<ChangeInfo, QuoteChangeInput>('quoteChange'),
      confirmChange: world.actor<ChangeInfo | null, ConfirmChangeInput>('confirmChange'),
      dropChange: world.actor<ChangeInfo | null, DropChangeInput>('dropChange'),
      readChange: world.actor<ChangeInfo | null, OrderInput>('readChange'),
    },
  });
  const input = { orderId: ORDER_ID, flowId: 'visit-1', change, isTold };
  const actor = createActor(machine, { input, clock: world.clock }).start();
  return { world, actor, view: () => orderChangeView(actor.getSnapshot()) };
}

async function quoted(change: ChangeInfo) {
  const started = start();
  started.actor.send({ type: 'change.open', asked: 'nights' });
  started.actor.send({ type: 'change.ask', faults: [] });
  await started.world.settle('quoteChange', ok(change));
  return started;
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderChangeMachine, { cosmeticAfter: ['asking.invalid'] })).toEqual([]);
});

test('asked, quoted, and done with one press where nothing is to be paid', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(orderChangeViews.idle);
  actor.send({ type: 'change.open', asked: 'nights' });
  expect(view()).toEqual(orderChangeViews.asking);
  actor.send({ type: 'change.ask', faults: [] });
  expect(view()).toEqual(orderChangeViews.quoting);
  await world.settle('quoteChange', ok(changes.cheaper));
  expect(view()).toEqual(orderChangeViews.quoted);
  actor.send({ type: 'refund.choose', to: 'balance' });
  actor.send({ type: 'change.confirm' });
  actor.send({ type: 'change.confirm' });
  expectFields(view(), { busy: 'confirming' });
  await world.settle('confirmChange', ok({ ...changes.cheaper, status: 'done' }));
  expect(view()).toEqual(orderChangeViews.done);
  expect(world.inputsOf('confirmChange')).toEqual([
    {
      orderId: ORDER_ID,
      changeId: CHANGE_ID,
      toPay: changes.cheaper.toPay,
      toGive: changes.cheaper.toGive,
      to: 'balance',
      idempotencyKey: 'visit-1:confirm:2',
    },
  ]);
});

test('a difference is not confirmed: its payment makes the change', async () => {
  const { world, actor, view } = await quoted(changes.dearer);
  actor.send({ type: 'change.confirm' });
  expect(world.inputsOf('confirmChange')).toEqual([]);
  actor.send({ type: 'order.arrived', change: changes.paying });
  world.clock.advanceTo(changes.dearer.until);
  // The bank has the last word, also after the time of the quote.
  expect(view()).toEqual(orderChangeViews.quoted);
  actor.send({ type: 'order.arrived', change: changes.changing });
  expect(view()).toEqual(orderChangeViews.changing);
  world.clock.advanceTo(world.clock.now() + 1000);
  await world.settle('readChange', ok(changes.changing));
  world.clock.advanceTo(world.clock.now() + 1000);
  await world.settle('readChange', problem('unavailable'));
  world.clock.advanceTo(world.clock.now() + 1000);
  await world.settle('readChange', ok(changes.refused));
  expect(view()).toEqual(orderChangeViews.refused);
});

test('the time of a quote passes: it is over, also when the server has not ended it yet', async () => {
  const { world, actor, view } = await quoted(changes.even);
  world.clock.advanceTo(changes.even.until);
  expect(view()).toEqual(orderChangeViews.looking);
  await world.settle('readChange', ok(changes.even));
  expect(view()).toEqual(orderChangeViews.lapsed);
  expect(world.pending()).toEqual([]);
  actor.send({ type: 'change.open', asked: 'nights' });
  actor.send({ type: 'change.ask', faults: [] });
  await world.settle('quoteChange', ok({ ...changes.even, until: changes.even.until + 60_000 }));
  expect(view()).toEqual(orderChangeViews.quoted);
});

test('a form with faults asks nothing; what the server says of its fields stands at them', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'change.open', asked: 'nights' });
  const faults = [{ field: 'from', code: 'required' }] as const;
  actor.send({ type: 'change.ask', faults });
  expectFields(view(), { kind: 'asking', faults });
  world.clock.advanceTo(NOW + 500);
  expectFields(view(), { focusAsked: 1 });
  actor.send({ type: 'change.ask', faults: [] });
  await world.settle('quoteChange', problem('invalid_details', { fields: { from: 'required' } }));
  expectFields(view(), { kind: 'asking', faults });
  expect(world.inputsOf('quoteChange')).toHaveLength(1);
});

test('who found the order by its reference shows the mailbox first, and the same is asked again', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'change.open', asked: 'nights' });
  actor.send({ type: 'change.ask', faults: [] });
  await world.settle('quoteChange', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(orderChangeViews.proving);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  await world.settle('quoteChange', ok(changes.cheaper));
  expect(view()).toEqual(orderChangeViews.quoted);
});

test('back from the bank: a change that was just made is told, until the next is asked and kept', async () => {
  expect(start(changes.done).view()).toEqual(orderChangeViews.idle);
  const { world, actor, view } = start(changes.done, true);
  expect(view()).toEqual(orderChangeViews.done);
  actor.send({ type: 'order.arrived', change: changes.done });
  expect(view()).toEqual(orderChangeViews.done);
  actor.send({ type: 'change.open', asked: 'nights' });
  actor.send({ type: 'change.ask', faults: [] });
  await world.settle('quoteChange', ok({ ...changes.dearer, changeId: ORDER_ID }));
  actor.send({ type: 'change.drop' });
  await world.settle('dropChange', ok(changes.done));
  expect(view()).toEqual(orderChangeViews.idle);
});

test('it is news for a day that a change was made', () => {
  const told = (status: ChangeInfo['status'], ago: number) => isNews({ status, at: NOW - ago }, NOW);
  expect([told('done', 0), told('done', DAY_MS - 1), told('done', DAY_MS), told('lapsed', 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the order is kept as it is', async () => {
  const { world, actor, view } = await quoted(changes.dearer);
  actor.send({ type: 'change.drop' });
  expect(view()).toEqual(orderChangeViews.dropping);
  await world.settle('dropChange', ok(changes.lapsed));
  expect(view()).toEqual(orderChangeViews.idle);
});

test('kept too late: another tab had paid, and the page says so', async () => {
  const { world, actor, view } = await quoted(changes.dearer);
  actor.send({ type: 'change.drop' });
  await world.settle('dropChange', problem('not_allowed'));
  await world.settle('readChange', ok(changes.changing));
  expect(view()).toEqual(orderChangeViews.changing);
});

test('no answer to the press: the quote stands, and the press can be repeated', async () => {
  const { world, actor, view } = await quoted(changes.even);
  actor.send({ type: 'change.confirm' });
  await world.settle('confirmChange', problem('unavailable'));
  expectFields(view(), { kind: 'quoted', busy: null, 'problem.code': 'unavailable' });
  actor.send({ type: 'change.confirm' });
  await world.settle('confirmChange', problem('hold_expired'));
  await world.settle('readChange', problem('unavailable'));
  expectFields(view(), { kind: 'failed' });
  actor.send({ type: 'change.retry' });
  await world.settle('readChange', ok(changes.lapsed));
  expectFields(view(), { kind: 'idle', ended: 'lapsed' });
});

test('another tab asks: its quote shows here too', () => {
  const { actor, view } = start();
  actor.send({ type: 'order.arrived', change: changes.dearer });
  expect(view()).toEqual(orderChangeViews.quoted);
});

test('a change that was done or lapsed before needs no word; one that was refused does', () => {
  expect(start(changes.done).view()).toEqual(orderChangeViews.idle);
  expect(start(changes.lapsed).view()).toEqual(orderChangeViews.idle);
  expect(start(changes.refused).view()).toEqual(orderChangeViews.refused);
});

test('a quote that something else ended before its time, such as a lower price, says that it is over', async () => {
  const { actor, view } = await quoted(changes.dearer);
  actor.send({ type: 'order.arrived', change: changes.overtaken });
  expect(view()).toEqual(orderChangeViews.overtaken);
  expect(start(changes.overtaken).view()).toEqual(orderChangeViews.idle);
});

test('a press that comes after that tells what was refused, and not the same in other words', async () => {
  const { world, actor, view } = await quoted(changes.even);
  actor.send({ type: 'change.confirm' });
  await world.settle('confirmChange', problem('hold_expired'));
  await world.settle('readChange', ok({ ...changes.even, status: 'lapsed' }));
  expectFields(view(), { kind: 'idle', ended: null, 'problem.code': 'hold_expired' });
});
