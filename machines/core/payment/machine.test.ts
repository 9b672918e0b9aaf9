import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { BankPage, PaymentIntent, PaymentStarted, StartPaymentInput } from '#machines/core/payment/types.ts';
import { paymentView } from '#machines/core/payment/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, settled, trackStates } from '#machines/core/testing/scripted.ts';

const intent: PaymentIntent = { total: { amount: 18_700, currency: 'EUR' }, cancelPackage: true };
const redirectUrl = 'https://bank.example/pay/1';

function start(wanted: PaymentIntent | null) {
  const world = new Scripted(NOW);
  const machine = paymentMachine.provide({
    actors: {
      deadline: world.deadline(),
      startPayment: world.actor<PaymentStarted, StartPaymentInput>('startPayment'),
      openBankPage: world.actor<void, BankPage>('openBankPage'),
      readOrder: world.actor<OrderInfo, OrderInput>('readOrder'),
      leavePayment: world.actor<OrderInfo, OrderInput>('leavePayment'),
    },
  });
  const actor = createActor(machine, { input: { orderId: ORDER_ID, attempt: 2, intent: wanted }, clock: world.clock });
  const states = trackStates(actor);
  actor.start();
  return {
    world,
    actor,
    states,
    view: () => paymentView(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(paymentMachine)).toEqual([]);
});

test('opens one attempt and leaves for the bank', async () => {
  const { world, actor, view } = start(intent);
  expect(view()).toEqual({ kind: 'starting' });
  actor.send({ type: 'bank.returned' });
  await world.settle('startPayment', ok({ redirectUrl }));
  await world.settle('openBankPage', ok());
  expect(view()).toEqual({ kind: 'atBank' });
  expect(world.calls).toEqual([
    { actor: 'startPayment', input: { orderId: ORDER_ID, attempt: 2, ...intent } },
    { actor: 'openBankPage', input: { redirectUrl } },
  ]);
});

test('what the balance pays needs no bank: the answer is asked at once', async () => {
  const fromBalance = intent.total;
  const { world, states, output } = start({ ...intent, fromBalance });
  await world.settle('startPayment', ok({ redirectUrl: null }));
  await world.settle('readOrder', ok(orderInfo('paid')));
  expect(states).toEqual(['starting', { verifying: 'asking' }, 'ended']);
  expect(world.inputsOf('startPayment')).toEqual([{ orderId: ORDER_ID, attempt: 2, ...intent, fromBalance }]);
  expect(world.inputsOf('openBankPage')).toEqual([]);
  expectFields(output(), { outcome: 'succeeded' });
});

test('back from the bank it only asks; the return itself proves nothing', async () => {
  const { world, actor, states } = start(intent);
  await world.settle('startPayment', ok({ redirectUrl }));
  actor.send({ type: 'bank.returned' });
  actor.send({ type: 'bank.returned' });
  await world.settle('readOrder', ok(orderInfo('paid')));
  expect(states).toEqual(['starting', 'atBank', { verifying: 'asking' }, 'ended']);
  expect(world.inputsOf('startPayment')).toHaveLength(1);
  expect(world.inputsOf('readOrder')).toEqual([{ orderId: ORDER_ID }]);
});

test.each<ProblemCode>([
  'price_changed',
  'balance_too_low',
  'hold_expired',
  'not_allowed',
  'invalid_details',
  'rate_limited',
  'conflict',
  'unavailable',
  'unexpected',
  'not_found',
])('%s: the attempt is refused', async (code) => {
  const { world, output } = start(intent);
  await world.settle('startPayment', problem(code));
  expect(output()).toEqual({ outcome: 'refused', order: null, problem: { code, message: code } });
});

test('a bank page that does not open is a refusal, not the end of the flow', async () => {
  const { world, actor, output } = start(intent);
  await world.settle('startPayment', ok({ redirectUrl }));
  await world.settle('openBankPage', { error: new TypeError('Invalid URL') });
  expect(actor.getSnapshot().status).toBe('done');
  expectFields(output(), { outcome: 'refused', 'problem.code': 'unexpected' });
});

const OUTCOMES: Record<Exclude<OrderStatus, 'paying'>, string> = {
  paid: 'succeeded',
  issuing: 'succeeded',
  issued: 'succeeded',
  issueFailed: 'succeeded',
  refunding: 'succeeded',
  refunded: 'succeeded',
  paymentFailed: 'declined',
  awaitingPayment: 'declined',
  draft: 'closed',
  held: 'closed',
  expired: 'closed',
  priceChanged: 'closed',
  soldOut: 'closed',
  cancelQuoted: 'succeeded',
  cancelRequested: 'closed',
  partiallyCancelled: 'succeeded',
  cancelled: 'closed',
};

test.each(Object.entries(OUTCOMES))('an order that is %s: %s', async (status, outcome) => {
  const { world, output } = start(null);
  const order = orderInfo(status as OrderStatus);
  await world.settle('readOrder', ok(order));
  expect(output()).toEqual({ outcome, order, problem: null });
  expect(world.inputsOf('startPayment')).toEqual([]);
});

test('unknown outcome: ten pauses of 3 s, then 15 s each, for as long as it takes', async () => {
  const { world, view } = start(null);
  const asked: number[] = [];
  const slow: boolean[] = [];
  for (let poll = 0; poll < 14; poll += 1) {
    asked.push(world.clock.now() - NOW);
    // No response and "still open" are the same: the result is unknown.
    await world.settle('readOrder', poll % 2 ? problem('unavailable') : ok(orderInfo('paying')));
    const shown = view();
    slow.push(shown.kind === 'verifying' && shown.isSlow);
    const pause = poll < 10 ? 3000 : 15_000;
    world.clock.advanceTo(world.clock.now() + pause - 1);
    expect(world.pending()).toEqual([]);
    world.clock.advanceTo(world.clock.now() + 1);
    expect(world.pending()).toEqual(['readOrder']);
  }
  expect(asked).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 45, 60, 75].map((seconds) => seconds * 1000));
  expect(slow).toEqual([...Array(10).fill(false), ...Array(4).fill(true)]);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(view()).toEqual({ kind: 'ended' });
});

test('asleep while waiting: one question on waking, not twenty', async () => {
  const { world } = start(null);
  await world.settle('readOrder', ok(orderInfo('paying')));
  world.clock.sleepTo(NOW + 600_000);
  await settled();
  expect(world.inputsOf('readOrder')).toHaveLength(2);
});

test('who came back without paying may leave, once the bank was asked; a failure is told and asking goes on', async () => {
  const { world, actor, view, output } = start(null);
  await world.settle('readOrder', ok(orderInfo('paying')));
  expectFields(view(), { kind: 'verifying', isOpen: false });
  world.clock.advanceTo(NOW + 3000);
  await world.settle('readOrder', ok(orderInfo('paying')));
  expectFields(view(), { kind: 'verifying', isOpen: true, isLeaving: false });
  actor.send({ type: 'payment.leave' });
  expectFields(view(), { kind: 'verifying', isLeaving: true });
  await world.settle('leavePayment', problem('unavailable'));
  expectFields(view(), { kind: 'verifying', isLeaving: false, 'problem.code': 'unavailable' });
  actor.send({ type: 'payment.leave' });
  const order = orderInfo('paymentFailed', { declineReason: 'cancelled_by_cardholder' });
  await world.settle('leavePayment', ok(order));
  expect(output()).toEqual({ outcome: 'declined', order, problem: null });
});
