import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { LatePart, OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import { orderDueMachine } from '#machines/core/order-due/machine.ts';
import { orderDueView } from '#machines/core/order-due/view.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { BankPage, PaymentStarted, StartPaymentInput } from '#machines/core/payment/types.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const DUE_AT = NOW + 60_000;
const due = orderInfo('issued', { rest: { status: 'due', dueAt: DUE_AT }, nextAttempt: 2 });
const paid = orderInfo('issued', { rest: { status: 'paid' }, nextAttempt: 3 });
const intent = { total: { amount: 15_450, currency: 'EUR' }, cancelPackage: false } as const;
const redirectUrl = 'https://bank.example/pay/2';

function start(order: OrderInfo = due, part: LatePart = 'rest') {
  const world = new Scripted(NOW);
  const readOrder = world.actor<OrderInfo, OrderInput>('readOrder');
  const machine = orderDueMachine.provide({
    actors: {
      deadline: world.deadline(),
      stepUp: scriptedStepUp(world),
      readOrder,
      payment: paymentMachine.provide({
        actors: {
          deadline: world.deadline(),
          readOrder: world.actor<OrderInfo, OrderInput>('askBank'),
          startPayment: world.actor<PaymentStarted, StartPaymentInput>('startPayment'),
          openBankPage: world.actor<void, BankPage>('openBankPage'),
          leavePayment: world.actor<OrderInfo, OrderInput>('leavePayment'),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { order, part }, clock: world.clock }).start();
  return { world, actor, view: () => orderDueView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderDueMachine)).toEqual([]);
});

test('the rest goes to the bank once, as the next attempt, and is paid when the server says so', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(orderDueViews.ready);
  actor.send({ type: 'due.pay', intent });
  actor.send({ type: 'due.pay', intent });
  expect(view()).toEqual(orderDueViews.starting);
  await world.settle('startPayment', ok({ redirectUrl }));
  await world.settle('openBankPage', ok());
  expect(view()).toEqual(orderDueViews.atBank);
  actor.send({ type: 'bank.returned' });
  expect(view()).toEqual(orderDueViews.verifying);
  await world.settle('askBank', ok(paid));
  expect(view()).toEqual(orderDueViews.asking);
  await world.settle('readOrder', ok(paid));
  expect(view()).toEqual(orderDueViews.paid);
  expect(world.inputsOf('startPayment')).toEqual([{ orderId: ORDER_ID, attempt: 2, ...intent }]);
});

test('an order that is issued is no answer of the bank about its rest', async () => {
  const { world, view } = start(orderInfo('issued', { rest: { status: 'atBank' } }));
  expect(view()).toEqual(orderDueViews.verifying);
  await world.settle('askBank', ok(orderInfo('issued', { rest: { status: 'atBank' } })));
  world.clock.advanceTo(NOW + 3000);
  const declined = orderInfo('issued', { rest: { status: 'due' }, declineReason: 'insufficient_funds' });
  await world.settle('askBank', ok(declined));
  await world.settle('readOrder', ok(declined));
  expect(view()).toEqual(orderDueViews.declined);
});

test('from the balance alone there is no bank', async () => {
  const { world, actor, view } = start();
  const fromBalance = intent.total;
  actor.send({ type: 'due.pay', intent: { ...intent, fromBalance } });
  await world.settle('startPayment', ok({ redirectUrl: null }));
  await world.settle('askBank', ok(paid));
  await world.settle('readOrder', ok(paid));
  expect(view()).toEqual(orderDueViews.paid);
});

test('who found the order by its reference pays after a code, what was asked before it', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'due.pay', intent });
  await world.settle('startPayment', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(orderDueViews.proving);
  actor.send({ type: 'due.drop' });
  expect(view()).toEqual(orderDueViews.ready);
  actor.send({ type: 'due.pay', intent });
  await world.settle('startPayment', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  expect(view()).toEqual(orderDueViews.starting);
  await world.settle('startPayment', ok({ redirectUrl }));
  expect(world.inputsOf('startPayment').at(-1)).toEqual({ orderId: ORDER_ID, attempt: 2, ...intent });
});

test('another price is read again before it is paid', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'due.pay', intent });
  const { problem: otherPrice } = orderDueViews.otherPrice;
  await world.settle('startPayment', problem('price_changed', { price: otherPrice.price }));
  expectFields(view(), { kind: 'ready', payment: 'isAsking' });
  await world.settle('readOrder', ok(due));
  expect(view()).toEqual({ ...orderDueViews.ready, problem: { ...otherPrice, message: 'price_changed' } });
});

test('another tab paid: it is paid here too, without a payment', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'order.arrived', order: paid });
  expect(view()).toEqual(orderDueViews.paid);
  expect(world.inputsOf('startPayment')).toEqual([]);
});

test('another tab paid just before: the refusal says so', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'due.pay', intent });
  await world.settle('startPayment', problem('not_allowed'));
  await world.settle('readOrder', ok(paid));
  expect(view()).toEqual(orderDueViews.paid);
});

// One may be owed while the other is asked for: neither is the other's end, nor its sum.
test.each([
  ['rest', 'difference'],
  ['difference', 'rest'],
] as const)('of an order with a %s nothing of its %s is due, at the bank or paid', async (one, other) => {
  for (const status of ['due', 'atBank', 'paid'] as const) {
    const order = orderInfo('issued', { [one]: { status, dueAt: DUE_AT } });
    expect(start(order, other).view()).toEqual(orderDueViews.over);
  }
  const { world, actor, view } = start(orderInfo('issued', { [other]: { status: 'due' } }), other);
  actor.send({ type: 'due.pay', intent });
  await world.settle('startPayment', ok({ redirectUrl: null }));
  expect(view()).toEqual(orderDueViews.verifying);
  await world.settle('askBank', ok(orderInfo('issued', { [one]: { status: 'paid' }, [other]: { status: 'atBank' } })));
  expect(view()).toEqual(orderDueViews.verifying);
});

test('the time to pay passes: the server is asked once, and nothing can be paid', async () => {
  const { world, view } = start();
  world.clock.advanceTo(DUE_AT - 1);
  expect(view()).toEqual(orderDueViews.ready);
  world.clock.advanceTo(DUE_AT);
  expect(view()).toEqual(orderDueViews.asking);
  await world.settle('readOrder', ok(due));
  expect(view()).toEqual(orderDueViews.over);
});

test('a time that was moved later goes on', async () => {
  const { world, view } = start();
  world.clock.advanceTo(DUE_AT);
  await world.settle('readOrder', ok({ ...due, rest: { status: 'due', dueAt: DUE_AT + 60_000 } }));
  expect(view()).toEqual(orderDueViews.ready);
});

test('no answer: what is not known is asked again, and nothing is paid twice', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'due.pay', intent });
  await world.settle('startPayment', problem('unavailable'));
  expect(view()).toEqual({ ...orderDueViews.offline, problem: { code: 'unavailable', message: 'unavailable' } });
  world.clock.advanceTo(DUE_AT);
  await world.settle('readOrder', problem('unavailable'));
  expect(view()).toEqual({ ...orderDueViews.failed, problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'due.retry' });
  await world.settle('readOrder', ok(paid));
  expect(view()).toEqual(orderDueViews.paid);
});

test('this browser may not see the order any more', async () => {
  const { world, actor, view } = start(orderInfo('issued', { rest: { status: 'atBank' } }));
  await world.settle('askBank', problem('order_unknown'));
  expect(view()).toEqual({ ...orderDueViews.failed, problem: { code: 'order_unknown', message: 'order_unknown' } });
  actor.send({ type: 'due.retry' });
  expect(world.pending()).toEqual(['readOrder']);
});
