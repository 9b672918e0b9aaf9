import { expect, test } from 'vitest';
import { cardBookingMachine } from '#machines/card/card-booking/machine.ts';
import { freshInput, startBooking } from '#machines/card/card-booking/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const { question } = freshInput;
const asking = { kind: 'asking', question, isHolding: false, isSupplierSlow: false, problem: null, held: null };

test('keeps the conventions', () => {
  expect(conventionBreaches(cardBookingMachine, { cosmeticAfter: ['asking.holding'] })).toEqual([]);
});

test('what is asked for is held, and the page of the people shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startBooking(world);
  expect(view()).toEqual(asking);
  actor.send({ type: 'question.submit', question });
  expect(view()).toEqual({ ...asking, isHolding: true });
  expect(world.calls).toEqual([{ actor: 'placeHold', input: { question, idempotencyKey: 'visit-1:hold:1' } }]);
  await world.settle('placeHold', ok(orderInfo('held')));
  expect([view().kind, route()]).toEqual(['passengers', { indicatePage: 'passengers', orderId: ORDER_ID }]);
});

test('what is refused is told where it was asked, and the next one has another key', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  actor.send({ type: 'question.submit', question });
  await world.settle('placeHold', problem('unavailable'));
  expect(view()).toEqual({ ...asking, problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'question.submit', question });
  expect(world.inputsOf('placeHold')).toEqual([
    { question, idempotencyKey: 'visit-1:hold:1' },
    { question, idempotencyKey: 'visit-1:hold:2' },
  ]);
});

test('what is held stays held while something else is looked at', () => {
  const held = { order: orderInfo('held'), route: { indicatePage: 'passengers', orderId: ORDER_ID } } as const;
  const { actor, view } = startBooking(new Scripted(NOW), held);
  actor.send({ type: 'step.visit', step: 'results' });
  const shown = view();
  expect([shown.kind, shown.kind === 'asking' && shown.held?.orderId]).toEqual(['asking', ORDER_ID]);
  actor.send({ type: 'step.visit', step: 'passengers' });
  expect(view().kind).toBe('passengers');
});

test('an order that is over leads back to the question, with the reason', () => {
  const over = { order: orderInfo('cancelled'), route: { indicatePage: 'passengers', orderId: ORDER_ID } } as const;
  const { view } = startBooking(new Scripted(NOW), over);
  expect(view()).toEqual({ ...asking, problem: { code: 'hold_expired', message: 'The hold ended.' } });
});
