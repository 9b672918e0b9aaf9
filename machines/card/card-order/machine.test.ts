import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { movedQuote, QUOTE_MS, cardCalculatorViews as quotes } from '#machines/card/card-calculator/fixtures.ts';
import { cardOrderMachine } from '#machines/card/card-order/machine.ts';
import { loadWish, startCardOrder, wish } from '#machines/card/card-order/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const untouched = { problem: null, faults: [], focusAsked: 0 };
const asking = {
  kind: 'asking',
  quote: quotes.held,
  isHolding: false,
  isSupplierSlow: false,
  ...untouched,
  held: null,
};
const peopleRoute = { indicatePage: 'passengers', orderId: ORDER_ID } as const;

test('keeps the conventions', () => {
  expect(conventionBreaches(cardOrderMachine, { cosmeticAfter: ['asking.holding'] })).toEqual([]);
});

test('a wish is held at the rate that was shown, and the page of the holder shows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startCardOrder(world);
  expect(view()).toEqual(asking);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  expect(view()).toEqual({ ...asking, isHolding: true });
  expect(world.calls).toEqual([{ actor: 'placeHold', input: { wish, idempotencyKey: 'visit-1:hold:1' } }]);
  await world.settle('placeHold', ok(orderInfo('held')));
  expect([view().kind, route()]).toEqual(['passengers', peopleRoute]);
});

test('a load knows its holder, so it goes straight to the review', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startCardOrder(world);
  actor.send({ type: 'wish.submit', wish: loadWish, faults: [] });
  await world.settle('placeHold', ok(orderInfo('awaitingPayment')));
  expect([view().kind, route()]).toEqual(['review', { indicatePage: 'confirm', orderId: ORDER_ID }]);
});

test('what is wrong by our own rules is not asked, and what the server refuses stands at its field', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startCardOrder(world);
  const faults = [{ field: 'arrival', code: 'required' }] as const;
  actor.send({ type: 'wish.submit', wish, faults });
  expect([view(), world.calls]).toEqual([{ ...asking, faults, focusAsked: 1 }, []]);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  await world.settle('placeHold', problem('invalid_details', { fields: { arrival: 'date_in_past' } }));
  expectFields(view(), { faults: [{ field: 'arrival', code: 'date_in_past' }], focusAsked: 2, isHolding: false });
});

test('what is refused is told where it was asked, and the next one has another key', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startCardOrder(world);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  await world.settle('placeHold', problem('unavailable'));
  expect(view()).toEqual({ ...asking, problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'wish.submit', wish, faults: [] });
  expect(world.inputsOf('placeHold')).toEqual([
    { wish, idempotencyKey: 'visit-1:hold:1' },
    { wish, idempotencyKey: 'visit-1:hold:2' },
  ]);
});

test('a rate that the server holds no longer is asked for at once, and both are told before it is wished again', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startCardOrder(world);
  actor.send({ type: 'wish.submit', wish, faults: [] });
  await world.settle('placeHold', problem('offer_expired'));
  expectFields(view(), { 'problem.code': 'offer_expired', 'quote.kind': 'asking' });
  expect(world.inputsOf('readQuote')).toEqual([{ quote: 'quote-1' }]);
  await world.settle('readQuote', ok(movedQuote));
  expectFields(view(), { quote: quotes.moved });
});

test('what is typed and the rate that moved are there again after a look at the order', async () => {
  const world = new Scripted(NOW);
  const held = { order: orderInfo('held', { deadlineAt: NOW + 3 * QUOTE_MS }), route: peopleRoute };
  const { actor, view } = startCardOrder(world, held);
  actor.send({ type: 'step.visit', step: 'results' });
  world.clock.advanceTo(NOW + QUOTE_MS);
  await world.settle('readQuote', ok(movedQuote));
  actor.send({ type: 'amount.change', amount: null, balance: 0 });
  actor.send({ type: 'step.visit', step: 'passengers' });
  expect(view().kind).toBe('passengers');
  actor.send({ type: 'step.visit', step: 'results' });
  expectFields(view(), { kind: 'asking', quote: { ...quotes.moved, amount: null, load: null, loadBefore: null } });
  actor.send({ type: 'amount.change', amount: quotes.moved.amount, balance: 0 });
  expectFields(view(), { quote: quotes.moved });
});

test('what is held stays held while something else is looked at', () => {
  const { actor, view } = startCardOrder(new Scripted(NOW), { order: orderInfo('held'), route: peopleRoute });
  actor.send({ type: 'step.visit', step: 'results' });
  const shown = view();
  expect([shown.kind, shown.kind === 'asking' && shown.held?.orderId]).toEqual(['asking', ORDER_ID]);
  actor.send({ type: 'route.shown', route: peopleRoute });
  expect(view().kind).toBe('passengers');
});

test('an order that is over leads back to the wish, with the reason', () => {
  const { view } = startCardOrder(new Scripted(NOW), { order: orderInfo('cancelled'), route: peopleRoute });
  expect(view()).toEqual({ ...asking, problem: { code: 'hold_expired', message: 'The hold ended.' } });
});
