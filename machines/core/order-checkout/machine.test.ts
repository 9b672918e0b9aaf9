import { expect, test } from 'vitest';
import { SLOW_HOLD_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { holdEnds } from '#machines/core/hold-session/fixtures.ts';
import { checkoutProblems, checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import { startCheckout } from '#machines/core/order-checkout/testing.ts';
import type { OrderCheckoutInput } from '#machines/core/order-checkout/types.ts';
import { HELD_UNTIL, NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, trackStates } from '#machines/core/testing/scripted.ts';

const ready = orderInfo('awaitingPayment');
const intent = { total: { amount: 18_700, currency: 'EUR' }, cancelPackage: false } as const;

function begin(input: Partial<OrderCheckoutInput> = {}) {
  const world = new Scripted(NOW);
  const checkout = startCheckout(world, input);
  const { actor } = checkout;
  return { world, ...checkout, send: actor.send.bind(actor), output: () => actor.getSnapshot().output };
}

test('keeps the conventions', () => {
  // Only texts depend on this delay; the chart waits for the response in any case.
  expect(conventionBreaches(orderCheckoutMachine, { cosmeticAfter: ['expired.holding'] })).toEqual([]);
});

test('from the hold to the papers', async () => {
  const { world, actor, view, send } = begin();
  const states = trackStates(actor);
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', ok(ready));
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  send({ type: 'bank.returned' });
  await world.settle('readOrder', ok(orderInfo('paid')));
  world.clock.advanceTo(NOW + 1000);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(states).toEqual([
    { held: { passengers: 'editing' } },
    { held: { passengers: 'submitting' } },
    { held: 'review' },
    'paying',
    'issuing',
    'issued',
  ]);
  expect(view()).toEqual(checkoutViews.issued);
  expect(world.calls).toEqual([
    { actor: 'submitPassengers', input: { orderId: ORDER_ID } },
    { actor: 'startPayment', input: { orderId: ORDER_ID, attempt: 1, ...intent } },
    { actor: 'openBankPage', input: { redirectUrl: 'https://bank.example' } },
    { actor: 'readOrder', input: { orderId: ORDER_ID } },
    { actor: 'readOrder', input: { orderId: ORDER_ID } },
  ]);
});

test('while the list is looked at the hold goes on, and each page is found again', () => {
  const { view, send } = begin({ order: ready, indicatePage: 'confirm' });
  send({ type: 'step.visit', step: 'results' });
  expectFields(view(), { kind: 'away', orderId: ORDER_ID, 'session.kind': 'running' });
  send({ type: 'step.visit', step: 'passengers' });
  expect(view()).toEqual(checkoutViews.heldCalm);
  send({ type: 'step.visit', step: 'issue' });
  expect(view()).toEqual(checkoutViews.reviewing);
});

test('a hold that ends while the list is looked at leaves the order and says why', async () => {
  const { world, send, view, output } = begin();
  send({ type: 'step.visit', step: 'results' });
  world.clock.advanceTo(HELD_UNTIL);
  await holdEnds(world);
  expect(view()).toEqual({ kind: 'left', problem: checkoutProblems.holdExpired });
  expect(output()).toEqual({ problem: checkoutProblems.holdExpired });
});

test.each([
  ['no list to go back to', { hasList: false }, 'results'],
  ['no people to review', { order: orderInfo('held') }, 'confirm'],
] as const)('a page that is not open is not shown: %s', (_, input, step) => {
  const { view, send } = begin(input);
  send({ type: 'step.visit', step });
  expect(view().kind).toBe('passengers');
});

test('another search keeps what is held, and then there is a list', () => {
  const { view, send } = begin({ hasList: false });
  send({ type: 'list.show' });
  expect(view().kind).toBe('away');
  send({ type: 'step.visit', step: 'passengers' });
  send({ type: 'step.visit', step: 'results' });
  expect(view().kind).toBe('away');
});

test.each(['paying', 'paid', 'issued', 'refunded', 'expired'] as const)(
  'another search leaves an order that is %s, without a word',
  (status) => {
    const { send, output } = begin({ order: orderInfo(status) });
    send({ type: 'list.show' });
    expect(output()).toEqual({ problem: null });
  },
);

test('an order that is gone is left at once, with the reason', () => {
  expect(begin({ order: orderInfo('cancelled') }).output()).toEqual({ problem: checkoutProblems.holdExpired });
});

test('what is held again has a key of its own each time', async () => {
  const { world, view, send } = begin({ order: orderInfo('expired'), flowId: 'visit-9:2' });
  send({ type: 'hold.again' });
  world.clock.advanceTo(NOW + SLOW_HOLD_MS);
  expect(view()).toEqual(checkoutViews.supplierSlowAgain);
  await world.settle('holdAgain', problem('unavailable'));
  send({ type: 'hold.again' });
  await world.settle('holdAgain', ok(orderInfo('held')));
  expect(view().kind).toBe('passengers');
  expect(world.inputsOf('holdAgain')).toEqual([
    { orderId: ORDER_ID, acceptedTotal: null, idempotencyKey: 'visit-9:2:again:1' },
    { orderId: ORDER_ID, acceptedTotal: null, idempotencyKey: 'visit-9:2:again:2' },
  ]);
});

test.each(['cancelled', 'held', 'expired'] as const)(
  'a late answer about another order, which is %s, changes nothing',
  (status) => {
    const { view, send } = begin({ order: ready, indicatePage: 'confirm' });
    send({ type: 'order.arrived', order: orderInfo(status, { orderId: OTHER_ORDER_ID }) });
    expect(view()).toEqual(checkoutViews.reviewing);
    const ended = begin({ order: orderInfo('expired') });
    ended.send({ type: 'order.arrived', order: orderInfo(status, { orderId: OTHER_ORDER_ID }) });
    expect(ended.view()).toEqual(checkoutViews.expiredKeepingForm);
  },
);

test('Back while it is held again waits for the answer: what is held then is not forgotten', async () => {
  const { world, view, send } = begin({ order: orderInfo('expired') });
  send({ type: 'hold.again' });
  send({ type: 'step.visit', step: 'results' });
  expect(view()).toEqual(checkoutViews.holdingAgain);
  await world.settle('holdAgain', ok(orderInfo('held')));
  expect(view()).toEqual(checkoutViews.heldCalm);
});
