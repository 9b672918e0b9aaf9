import { expect, test } from 'vitest';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { repriced } from '#machines/insurance/insurance-purchase/examples.ts';
import { insurancePurchaseMachine } from '#machines/insurance/insurance-purchase/machine.ts';
import { startPurchase, wish } from '#machines/insurance/insurance-purchase/testing.ts';

const untouched = { problem: null, faults: [], focusAsked: 0 };
const quoting = { kind: 'quoting', isOpening: false, isSupplierSlow: false, ...untouched, earlier: null };
const peopleRoute = { indicatePage: 'passengers', orderId: ORDER_ID } as const;
const draft = orderInfo('draft', { hasPassengers: false });
const atPeople = { order: draft, route: peopleRoute };
const key = (attempt: number) => `visit-1:again:${attempt}`;

test('keeps the conventions', () => {
  expect(conventionBreaches(insurancePurchaseMachine, { cosmeticAfter: ['quoting.opening'] })).toEqual([]);
});

test('a wish becomes a draft, and the page of the people shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startPurchase(world);
  expect(view()).toEqual(quoting);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  expect(view()).toEqual({ ...quoting, isOpening: true });
  expect(world.calls).toEqual([{ actor: 'openDraft', input: { wish, idempotencyKey: 'visit-1:draft:1' } }]);
  await world.settle('openDraft', ok(draft));
  expect([view().kind, route()]).toEqual(['passengers', peopleRoute]);
});

test('what is refused is told where it was asked, and the next one has another key', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startPurchase(world);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  await world.settle('openDraft', problem('unavailable'));
  expect(view()).toEqual({ ...quoting, problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'wish.submit', wish, faults: [] });
  expect(world.inputsOf('openDraft')).toEqual([
    { wish, idempotencyKey: 'visit-1:draft:1' },
    { wish, idempotencyKey: 'visit-1:draft:2' },
  ]);
});

test('what is wrong by our own rules is not asked, and what the server refuses stands at its field', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startPurchase(world);
  const faults = [{ field: 'days', code: 'days_invalid' }] as const;
  actor.send({ type: 'wish.submit', wish, faults });
  expect([view(), world.calls]).toEqual([{ ...quoting, faults, focusAsked: 1 }, []]);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  await world.settle('openDraft', problem('invalid_details', { fields: { firstDay: 'date_in_past' } }));
  const shown = view();
  expect(shown.kind === 'quoting' && [shown.faults, shown.focusAsked]).toEqual([
    [{ field: 'firstDay', code: 'date_in_past' }],
    2,
  ]);
});

test('the people are told, and the review shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startPurchase(world, atPeople);
  actor.send({ type: 'passengers.submit' });
  const shown = view();
  expect(shown.kind === 'passengers' && shown.isSubmitting).toBe(true);
  await world.settle('placeOrder', ok(orderInfo('awaitingPayment')));
  expect([view().kind, route()]).toEqual(['review', { indicatePage: 'confirm', orderId: ORDER_ID }]);
});

test('another price is told before anything goes on, and a yes takes it', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startPurchase(world, atPeople);
  actor.send({ type: 'passengers.submit' });
  await world.settle('placeOrder', ok(orderInfo('priceChanged')));
  await world.settle('placeAgain', repriced);
  const shown = view();
  expect(shown.kind === 'expired' && [shown.isPriceChanged, shown.problem?.price]).toEqual([
    true,
    { old: { amount: 4500, currency: 'EUR' }, new: { amount: 5000, currency: 'EUR' } },
  ]);
  actor.send({ type: 'price.accept' });
  expect(world.inputsOf('placeAgain')).toEqual([
    { orderId: ORDER_ID, acceptedTotal: null, idempotencyKey: key(1) },
    { orderId: ORDER_ID, acceptedTotal: { amount: 5000, currency: 'EUR' }, idempotencyKey: key(2) },
  ]);
  await world.settle('placeAgain', ok(orderInfo('awaitingPayment')));
  expect(view().kind).toBe('review');
});

test('a draft stays while other days are looked at', () => {
  const { actor, view } = startPurchase(new Scripted(NOW), atPeople);
  actor.send({ type: 'step.visit', step: 'results' });
  expect(view()).toEqual({ ...quoting, earlier: ORDER_ID });
  actor.send({ type: 'route.shown', route: peopleRoute });
  expect(view().kind).toBe('passengers');
});

test('a draft that another tab placed goes on where that tab is', () => {
  const { actor, view } = startPurchase(new Scripted(NOW), atPeople);
  actor.send({ type: 'order.arrived', order: orderInfo('paid') });
  expect(view().kind).toBe('issuing');
});

test('an order that is over leads back to the days, with the reason', () => {
  const over = { order: orderInfo('cancelled'), route: peopleRoute };
  const { view } = startPurchase(new Scripted(NOW), over);
  expect(view()).toEqual({ ...quoting, problem: { code: 'hold_expired', message: 'The hold ended.' } });
});
