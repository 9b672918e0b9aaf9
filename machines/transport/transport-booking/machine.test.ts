import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { repriced } from '#machines/transport/transport-booking/examples.ts';
import { transportBookingMachine } from '#machines/transport/transport-booking/machine.ts';
import { asked, startBooking } from '#machines/transport/transport-booking/testing.ts';

const asking = {
  ...{ kind: 'asking', wish: null, isHolding: false, isSupplierSlow: false, isPriceChanged: false },
  ...{ problem: null, faults: [], focusAsked: 0, held: null },
};
const { wish, shownTotal } = asked;
const submit = { type: 'wish.submit', ...asked, faults: [] } as const;
const first = { wish, shownTotal, acceptedTotal: null, idempotencyKey: 'visit-1:hold:1' };

test('keeps the conventions', () => {
  expect(conventionBreaches(transportBookingMachine, { cosmeticAfter: ['asking.holding'] })).toEqual([]);
});

test('what is asked for is held, and the page of the people shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startBooking(world);
  expect(view()).toEqual(asking);
  actor.send(submit);
  expect(view()).toEqual({ ...asking, wish, isHolding: true });
  expect(world.calls).toEqual([{ actor: 'placeHold', input: first }]);
  await world.settle('placeHold', ok(orderInfo('held')));
  expect([view().kind, route()]).toEqual(['passengers', { indicatePage: 'passengers', orderId: ORDER_ID }]);
});

test('what is wrong by our own rules is told at its fields, and nothing is asked', () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  const faults = [{ field: 'ride.time', code: 'only_by_request' }] as const;
  actor.send({ ...submit, faults });
  expect([view(), world.calls]).toEqual([{ ...asking, faults, focusAsked: 1 }, []]);
  actor.send({ ...submit, shownTotal: null });
  expect([view(), world.calls]).toEqual([{ ...asking, focusAsked: 2 }, []]);
});

test('what is refused is told where it was asked, and the next one has another key', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  actor.send(submit);
  await world.settle('placeHold', problem('invalid_details', { fields: { 'ride.day': 'date_in_past' } }));
  const refused = view();
  expect(refused.kind === 'asking' && [refused.faults, refused.focusAsked]).toEqual([
    [{ field: 'ride.day', code: 'date_in_past' }],
    1,
  ]);
  actor.send(submit);
  expect(world.inputsOf('placeHold')).toEqual([first, { ...first, idempotencyKey: 'visit-1:hold:2' }]);
});

test('a price that changed waits for a yes, and only that price is taken', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world);
  actor.send(submit);
  await world.settle('placeHold', repriced);
  const changed = view();
  expect(changed.kind === 'asking' && [changed.isPriceChanged, changed.problem?.price]).toEqual([
    true,
    { old: euro(2640), new: euro(2880) },
  ]);
  actor.send({ type: 'price.accept' });
  expect(world.inputsOf('placeHold')).toEqual([
    first,
    { ...first, acceptedTotal: euro(2880), idempotencyKey: 'visit-1:hold:2' },
  ]);
});

test('what is held stays held while something else is looked at', () => {
  const held = { wish, order: orderInfo('held'), route: { indicatePage: 'passengers', orderId: ORDER_ID } } as const;
  const { actor, view } = startBooking(new Scripted(NOW), held);
  actor.send({ type: 'step.visit', step: 'results' });
  const shown = view();
  expect([shown.kind, shown.kind === 'asking' && shown.held?.orderId]).toEqual(['asking', ORDER_ID]);
  actor.send({ type: 'step.visit', step: 'passengers' });
  expect(view().kind).toBe('passengers');
});

test('what is given back beside the forms leaves them where they are, also while the server is asked', async () => {
  const held = { wish, order: orderInfo('held'), route: { indicatePage: 'results', orderId: null } } as const;
  const world = new Scripted(NOW);
  const { actor, view, route } = startBooking(world, held);
  const before = view();
  expect(before.kind === 'asking' && before.held?.orderId).toBe(ORDER_ID);
  actor.send({ type: 'hold.release' });
  // Nothing is held anew meanwhile.
  expect([view(), route()]).toEqual([{ ...before, held: null, isHolding: true }, held.route]);
  await world.settle('releaseHold', ok());
  expect([view(), route()]).toEqual([{ ...before, held: null }, held.route]);
});

test('an order that is over leads back to the forms, with the reason', () => {
  const over = { order: orderInfo('cancelled'), route: { indicatePage: 'passengers', orderId: ORDER_ID } } as const;
  const { view } = startBooking(new Scripted(NOW), over);
  expect(view()).toEqual({ ...asking, problem: { code: 'hold_expired', message: 'The hold ended.' } });
});
