import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { orderCancelViews, quotes } from '#machines/core/order-cancel/fixtures.ts';
import { orderCancelMachine } from '#machines/core/order-cancel/machine.ts';
import type { CancellationQuote, CancelOrderInput, QuoteInput } from '#machines/core/order-cancel/types.ts';
import { orderCancelView } from '#machines/core/order-cancel/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = orderCancelMachine.provide({
    actors: {
      stepUp: scriptedStepUp(world),
      quoteCancellation: world.actor<CancellationQuote, QuoteInput>('quoteCancellation'),
      cancelOrder: world.actor<void, CancelOrderInput>('cancelOrder'),
    },
  });
  const actor = createActor(machine, { input: { orderId: ORDER_ID, flowId: 'visit-1' }, clock: world.clock }).start();
  return { world, actor, view: () => orderCancelView(actor.getSnapshot()) };
}

async function quoted(quote: CancellationQuote = quotes.toBalance) {
  const started = start();
  started.actor.send({ type: 'cancel.ask' });
  await started.world.settle('quoteCancellation', ok(quote));
  return started;
}

test('keeps the conventions', () => {
  expect(conventionBreaches(orderCancelMachine)).toEqual([]);
});

test('nothing is cancelled before what comes back was shown', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'cancel.confirm' });
  actor.send({ type: 'cancel.ask' });
  actor.send({ type: 'cancel.confirm' });
  expect(view()).toEqual(orderCancelViews.asking);
  await world.settle('quoteCancellation', ok(quotes.toBalance));
  expect(view()).toEqual(orderCancelViews.quoted);
  expect(world.inputsOf('cancelOrder')).toEqual([]);
});

test('cancels once, at the refund that was shown', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'cancel.confirm' });
  actor.send({ type: 'cancel.confirm' });
  expect(view()).toEqual(orderCancelViews.cancelling);
  await world.settle('cancelOrder', ok());
  expect(view()).toEqual(orderCancelViews.cancelled);
  expect(world.inputsOf('cancelOrder')).toEqual([
    {
      orderId: ORDER_ID,
      papers: null,
      refund: quotes.toBalance.refund,
      to: 'card',
      idempotencyKey: 'visit-1:cancel:1',
    },
  ]);
});

test('a refund that changed is shown with the one before, and confirmed anew', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'cancel.confirm' });
  await world.settle('cancelOrder', problem('price_changed'));
  await world.settle('quoteCancellation', ok(quotes.lower));
  expect(view()).toEqual(orderCancelViews.quoteChanged);
  actor.send({ type: 'cancel.confirm' });
  expect(world.inputsOf('cancelOrder').at(-1)).toEqual({
    orderId: ORDER_ID,
    papers: null,
    refund: quotes.lower.refund,
    to: 'card',
    idempotencyKey: 'visit-1:cancel:2',
  });
});

test('to the balance only after a one-time code; the proof goes on with the cancellation', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'refund.choose', to: 'balance' });
  expect(view()).toEqual(orderCancelViews.toBalance);
  actor.send({ type: 'cancel.confirm' });
  await world.settle('cancelOrder', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(orderCancelViews.proving);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  await world.settle('cancelOrder', ok());
  expect(view()).toEqual(orderCancelViews.cancelledToBalance);
});

test("a guest's money goes back to the card", async () => {
  const { actor, view } = await quoted(quotes.guest);
  actor.send({ type: 'refund.choose', to: 'balance' });
  expect(view()).toEqual(orderCancelViews.quotedGuest);
});

test('the card is chosen again where a new quote cannot go to the balance', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'refund.choose', to: 'balance' });
  actor.send({ type: 'cancel.drop' });
  actor.send({ type: 'cancel.ask' });
  await world.settle('quoteCancellation', ok(quotes.guest));
  expect(view()).toEqual(orderCancelViews.quotedGuest);
  actor.send({ type: 'cancel.confirm' });
  expectFields(world.inputsOf('cancelOrder'), [{ to: 'card' }]);
});

test('a quote asked for again tells nothing of the one that was dropped', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'cancel.drop' });
  actor.send({ type: 'cancel.ask' });
  await world.settle('quoteCancellation', ok(quotes.lower));
  expectFields(view(), { kind: 'quoted', quote: quotes.lower, before: null, problem: null });
});

test('tickets are kept, also on the way to the code', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'refund.choose', to: 'balance' });
  actor.send({ type: 'cancel.confirm' });
  await world.settle('cancelOrder', problem('step_up_required'));
  actor.send({ type: 'cancel.drop' });
  expect(view()).toEqual(orderCancelViews.toBalance);
  actor.send({ type: 'cancel.drop' });
  expect([view(), world.pending()]).toEqual([orderCancelViews.idle, []]);
});

test('an order that cannot be cancelled says why', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'cancel.ask' });
  await world.settle('quoteCancellation', { problem: orderCancelViews.notQuoted.problem });
  expect(view()).toEqual(orderCancelViews.notQuoted);
});

test('some people leave at the refund that was shown for them', async () => {
  const { world, actor, view } = await quoted(quotes.couple);
  expect(view()).toEqual(orderCancelViews.quotedCouple);
  actor.send({ type: 'cancel.choose', papers: [1] });
  expect(view()).toEqual(orderCancelViews.choosing);
  actor.send({ type: 'cancel.confirm' });
  await world.settle('quoteCancellation', ok(quotes.oneOfTwo));
  expect(view()).toEqual(orderCancelViews.oneOfTwo);
  actor.send({ type: 'cancel.confirm' });
  expect(world.inputsOf('cancelOrder')).toEqual([
    {
      orderId: ORDER_ID,
      papers: [1],
      refund: quotes.oneOfTwo.refund,
      to: 'card',
      idempotencyKey: 'visit-1:cancel:1',
    },
  ]);
});

test('the last choice is the one that is quoted', async () => {
  const { world, actor } = await quoted(quotes.couple);
  actor.send({ type: 'cancel.choose', papers: [1] });
  actor.send({ type: 'cancel.choose', papers: [0] });
  expect(world.inputsOf('quoteCancellation').at(-1)).toEqual({ orderId: ORDER_ID, papers: [0] });
  expect(world.pending()).toEqual(['quoteCancellation']);
});

test('nothing is cancelled while nobody is chosen, or while those who stay cannot travel alone', async () => {
  const { world, actor, view } = await quoted(quotes.couple);
  actor.send({ type: 'cancel.choose', papers: [] });
  expect(view()).toEqual(orderCancelViews.nobodyChosen);
  actor.send({ type: 'cancel.confirm' });
  actor.send({ type: 'cancel.choose', papers: [0] });
  await world.settle('quoteCancellation', { problem: orderCancelViews.othersDepend.problem });
  expect(view()).toEqual(orderCancelViews.othersDepend);
  actor.send({ type: 'cancel.confirm' });
  expect(world.inputsOf('cancelOrder')).toEqual([]);
  actor.send({ type: 'cancel.drop' });
  expect(view()).toEqual(orderCancelViews.idle);
});

test('after one part was cancelled another one is asked for, with a key of its own', async () => {
  const { world, actor, view } = await quoted(quotes.couple);
  actor.send({ type: 'cancel.choose', papers: [1] });
  await world.settle('quoteCancellation', ok(quotes.oneOfTwo));
  actor.send({ type: 'cancel.confirm' });
  await world.settle('cancelOrder', ok());
  expectFields(view(), { kind: 'cancelled' });
  actor.send({ type: 'cancel.ask' });
  expect(view()).toEqual(orderCancelViews.asking);
  await world.settle('quoteCancellation', ok(quotes.toBalance));
  expectFields(view(), { kind: 'quoted', papers: null });
  actor.send({ type: 'cancel.confirm' });
  expect(world.inputsOf('cancelOrder').map((input) => (input as CancelOrderInput).idempotencyKey)).toEqual([
    'visit-1:cancel:1',
    'visit-1:cancel:2',
  ]);
});
