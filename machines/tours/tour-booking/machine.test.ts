import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { repriced } from '#machines/tours/tour-booking/examples.ts';
import { tourBookingMachine } from '#machines/tours/tour-booking/machine.ts';
import { asked, choice, startBooking } from '#machines/tours/tour-booking/testing.ts';

const viewing = {
  kind: 'viewing',
  choice: null,
  isHolding: false,
  isSupplierSlow: false,
  isPriceChanged: false,
  problem: null,
  held: null,
};
const first = { ...asked, acceptedTotal: null, idempotencyKey: 'visit-1:hold:1' };

test('keeps the conventions', () => {
  expect(conventionBreaches(tourBookingMachine, { cosmeticAfter: ['viewing.holding'] })).toEqual([]);
});

test('what is chosen is held, and the page of the travellers shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startBooking(world);
  expect(view()).toEqual(viewing);
  actor.send({ type: 'choice.submit', ...asked });
  expect(view()).toEqual({ ...viewing, choice, isHolding: true });
  expect(world.calls).toEqual([{ actor: 'placeHold', input: first }]);
  await world.settle('placeHold', ok(orderInfo('held')));
  expect([view().kind, route()]).toEqual(['passengers', { indicatePage: 'passengers', orderId: ORDER_ID }]);
});

test.each(['sold_out', 'offer_expired'] as const)(
  '%s is told on the page of the tour, with the choice kept',
  async (code) => {
    const world = new Scripted(NOW);
    const { actor, view } = startBooking(world);
    actor.send({ type: 'choice.submit', ...asked });
    await world.settle('placeHold', problem(code));
    expect(view()).toEqual({ ...viewing, choice, problem: { code, message: code } });
  },
);

test('a new price is asked about: agreed to, the same choice is held for it under another key', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  actor.send({ type: 'choice.submit', ...asked });
  await world.settle('placeHold', repriced);
  const shown = view();
  expect([shown.kind === 'viewing' && shown.isPriceChanged, world.calls.length]).toEqual([true, 1]);
  actor.send({ type: 'price.accept' });
  expect(world.inputsOf('placeHold')).toEqual([
    first,
    { ...asked, acceptedTotal: euro(196_000), idempotencyKey: 'visit-1:hold:2' },
  ]);
});

test('a new price that is not agreed to leaves the page as it was', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  actor.send({ type: 'choice.submit', ...asked });
  await world.settle('placeHold', repriced);
  actor.send({ type: 'price.reject' });
  expect(view()).toEqual({ ...viewing, choice });
});

test('another choice forgets the price that was agreed to', async () => {
  const world = new Scripted(NOW);
  const { actor } = startBooking(world);
  actor.send({ type: 'choice.submit', ...asked });
  await world.settle('placeHold', repriced);
  actor.send({ type: 'price.accept' });
  await world.settle('placeHold', problem('sold_out'));
  actor.send({ type: 'choice.submit', ...asked });
  expect(world.inputsOf('placeHold').at(-1)).toEqual({ ...first, idempotencyKey: 'visit-1:hold:3' });
});

test('what is held stays held while the tour is looked at', () => {
  const held = { choice, order: orderInfo('held'), route: { indicatePage: 'passengers', orderId: ORDER_ID } } as const;
  const { actor, view } = startBooking(new Scripted(NOW), held);
  actor.send({ type: 'step.visit', step: 'results' });
  const shown = view();
  expect([shown.kind, shown.kind === 'viewing' && shown.held?.orderId]).toEqual(['viewing', ORDER_ID]);
  actor.send({ type: 'step.visit', step: 'passengers' });
  expect(view().kind).toBe('passengers');
});

test('a hold that is over leads back to the tour, with the choice kept and the reason', () => {
  const over = {
    choice,
    order: orderInfo('cancelled'),
    route: { indicatePage: 'passengers', orderId: ORDER_ID },
  } as const;
  const { view } = startBooking(new Scripted(NOW), over);
  expect(view()).toEqual({ ...viewing, choice, problem: { code: 'hold_expired', message: 'The hold ended.' } });
});

test('places that are given back beside the page of the tour leave it where it is, also while the server is asked', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startBooking(world);
  actor.send({ type: 'choice.submit', ...asked });
  await world.settle('placeHold', ok(orderInfo('held')));
  actor.send({ type: 'step.visit', step: 'results' });
  const before = view();
  expect(before.kind === 'viewing' && before.held?.orderId).toBe(ORDER_ID);
  actor.send({ type: 'hold.release' });
  // Nothing is held anew meanwhile.
  expect([view(), route()]).toEqual([
    { ...before, held: null, isHolding: true },
    { indicatePage: 'results', orderId: null },
  ]);
  await world.settle('releaseHold', ok());
  expect([view(), route()]).toEqual([
    { ...before, held: null },
    { indicatePage: 'results', orderId: null },
  ]);
});
