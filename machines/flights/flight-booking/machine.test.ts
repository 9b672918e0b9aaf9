import { expect, test } from 'vitest';
import { SLOW_HOLD_MS } from '#domain/core/limits.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { holdEnds } from '#machines/core/hold-session/fixtures.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { HELD_UNTIL, NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, trackStates } from '#machines/core/testing/scripted.ts';
import { departing, oneWay, problems, returning, returnTrip } from '#machines/flights/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { RESULTS, startBooking } from '#machines/flights/flight-booking/testing.ts';
import type {
  FlightBookingEvent,
  FlightBookingInput,
  FlightOffer,
  FlightRoute,
} from '#machines/flights/flight-booking/types.ts';

const [out, otherOut] = departing as [FlightOffer, FlightOffer];
const [back, otherBack] = returning as [FlightOffer, FlightOffer];
const ready = orderInfo('awaitingPayment');
const intent = { total: { amount: 18_700, currency: 'EUR' }, cancelPackage: false } as const;

const routeTo = (indicatePage: IndicatePage, more: Partial<FlightRoute> = {}): FlightRoute => ({
  indicatePage,
  path: 'departing',
  orderId: null,
  ...more,
});

function begin(input: Partial<FlightBookingInput> = {}, now = NOW) {
  const world = new Scripted(now);
  const booking = startBooking(world, input);
  const { actor } = booking;
  return {
    world,
    ...booking,
    send: actor.send.bind(actor),
    /** State value of the flow, or of its checkout while that shows. */
    value: () => {
      const { value, children } = actor.getSnapshot();
      return value === 'checkout' ? children.checkout?.getSnapshot().value : value;
    },
    context: () => actor.getSnapshot().context,
  };
}

const beginHeld = (page: IndicatePage, order: OrderInfo = ready, more: Partial<FlightBookingInput> = {}) =>
  begin({ order, route: routeTo(page, { orderId: order.orderId }), ...more });

function beginHolding() {
  const flow = begin({ search: returnTrip });
  flow.send({ type: 'offer.choose', offer: out });
  flow.send({ type: 'offer.choose', offer: back });
  return flow;
}

test('keeps the conventions', () => {
  // Only texts depend on this delay; the chart waits for the response in any case.
  expect(conventionBreaches(flightBookingMachine, { cosmeticAfter: ['results.holding'] })).toEqual([]);
});

// — The whole way —

test('one way, from the search to the e-ticket', async () => {
  const { world, actor, view, send } = begin({ search: null, results: null });
  const states = trackStates(actor);
  send({ type: 'search.submit', search: oneWay });
  await world.settle('search', ok(RESULTS));
  send({ type: 'offer.choose', offer: out });
  await world.settle('placeHold', ok(orderInfo('held')));
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', ok(ready));
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  send({ type: 'bank.returned' });
  await world.settle('readOrder', ok(orderInfo('paid')));
  world.clock.advanceTo(NOW + 1000);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(states).toEqual(['idle', { results: 'choosing' }, { results: 'holding' }, 'checkout']);
  expect(view()).toEqual({ kind: 'issued', orderId: ORDER_ID });
  expect(world.calls).toEqual([
    { actor: 'search', input: { search: oneWay, isRefresh: false } },
    {
      actor: 'placeHold',
      input: {
        offerIds: [out.offerId],
        acceptedTotal: null,
        replacesOrderId: null,
        idempotencyKey: 'visit-1:hold:1',
      },
    },
    { actor: 'submitPassengers', input: { orderId: ORDER_ID } },
    { actor: 'startPayment', input: { orderId: ORDER_ID, attempt: 1, ...intent } },
    { actor: 'openBankPage', input: { redirectUrl: 'https://bank.example' } },
    { actor: 'readOrder', input: { orderId: ORDER_ID } },
    { actor: 'readOrder', input: { orderId: ORDER_ID } },
  ]);
});

// — Two legs —

test('return: the way out, then the way back, then the seats of both', () => {
  const { world, route, value, send } = begin({ search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  expect(route()).toEqual(routeTo('results', { path: 'returning' }));
  send({ type: 'offer.choose', offer: back });
  expect(value()).toEqual({ results: 'holding' });
  expectFields(world.inputsOf('placeHold'), [{ offerIds: [out.offerId, back.offerId] }]);
});

test('another way out keeps a way back that still fits', () => {
  const { value, context, send } = begin({ search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  send({ type: 'path.change', path: 'departing' });
  expect(context().selectedAvailables).toEqual({ departing: out, returning: null });
  send({ type: 'offer.choose', offer: otherOut });
  send({ type: 'offer.choose', offer: back });
  expect(value()).toEqual({ results: 'holding' });
  expect(context().selectedAvailables).toEqual({ departing: otherOut, returning: back });
});

const leaving = (offer: FlightOffer, departsAt: number): FlightOffer => ({
  ...offer,
  flight: { ...offer.flight, departsAt, arrivesAt: departsAt + HOUR_MS },
});

test.each([
  [60 * MINUTE_MS, true],
  [60 * MINUTE_MS - 1, false],
])('%i ms between landing and taking off: sold %s', (gap, isSold) => {
  const { world, send } = begin({ search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  send({ type: 'offer.choose', offer: leaving(back, out.flight.arrivesAt + gap) });
  expect(world.pending().includes('placeHold')).toBe(isSold);
});

test('a way out that lands too late gives the way back up', async () => {
  const { world, value, context, send } = beginHolding();
  await world.settle('placeHold', problem('unavailable'));
  send({ type: 'path.change', path: 'departing' });
  send({ type: 'offer.choose', offer: leaving(otherOut, back.flight.departsAt - HOUR_MS - 59 * MINUTE_MS) });
  expect(value()).toEqual({ results: 'choosing' });
  expectFields(context(), { path: 'returning', 'selectedAvailables.returning': null });
});

test('a way out that lands in time takes the way back along', async () => {
  const { world, value, send } = beginHolding();
  await world.settle('placeHold', problem('unavailable'));
  send({ type: 'path.change', path: 'departing' });
  send({ type: 'offer.choose', offer: otherOut });
  expect(value()).toEqual({ results: 'holding' });
  expectFields(world.inputsOf('placeHold').at(-1), {
    offerIds: [otherOut.offerId, back.offerId],
    idempotencyKey: 'visit-1:hold:2',
  });
});

test.each<[string, Partial<FlightBookingInput>]>([
  ['nothing chosen yet', { search: returnTrip }],
  ['a one-way trip', { search: oneWay }],
])('no address leads to the way back with %s', (_, input) => {
  const { world, route, send } = begin({ ...input, route: routeTo('results', { path: 'returning' }) });
  send({ type: 'route.shown', route: routeTo('results', { path: 'returning' }) });
  send({ type: 'path.change', path: 'returning' });
  expect(route().path).toBe('departing');
  expect(world.calls).toEqual([]);
});

test('an address that names the way out begins with the way back; a one-way trip has none', () => {
  const asked = { wayOut: out, route: routeTo('results', { path: 'returning' }) };
  const { context, route } = begin({ search: returnTrip, ...asked });
  expect([context().selectedAvailables, route().path]).toEqual([{ departing: out, returning: null }, 'returning']);
  expect(begin({ search: oneWay, ...asked }).route().path).toBe('departing');
});

test('another day for the way back keeps the way out; another day for the way out begins anew', () => {
  const { context, send } = begin({ search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  send({ type: 'search.submit', search: { ...returnTrip, returning: '2026-12-11' } });
  expect([context().selectedAvailables.departing, context().path]).toEqual([out, 'returning']);
  send({ type: 'search.submit', search: { ...returnTrip, departing: '2026-12-06', returning: '2026-12-11' } });
  expect([context().selectedAvailables.departing, context().path]).toEqual([null, 'departing']);
});

test('Back from the way back shows the way out, Forward returns', () => {
  const { route, send } = begin({ search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  send({ type: 'route.shown', route: routeTo('results') });
  expect(route().path).toBe('departing');
  send({ type: 'route.shown', route: routeTo('results', { path: 'returning' }) });
  expect(route().path).toBe('returning');
});

// — Taking the seats —

test('choosing while the seats are taken changes nothing', () => {
  const { world, context, send } = beginHolding();
  send({ type: 'offer.choose', offer: otherBack });
  expect(context().selectedAvailables.returning).toBe(back);
  expect(world.inputsOf('placeHold')).toHaveLength(1);
});

test.each<[Problem, 'departing' | 'returning', object]>([
  [problems.soldOut, 'departing', { departing: null, returning: back }],
  [problems.soldOutBack, 'returning', { departing: out, returning: null }],
])('sold out: only the lost leg is chosen anew', async (lost, path, selectedAvailables) => {
  const { world, view, send } = beginHolding();
  await world.settle('placeHold', { problem: lost });
  expectFields(view(), { kind: 'results', path, selectedAvailables, problem: lost, isHolding: false });
  expect(world.inputsOf('search')).toEqual([{ search: returnTrip, isRefresh: true }]);
  // The new URL is shown; the message stays.
  send({ type: 'route.shown', route: routeTo('results', { path }) });
  expectFields(view(), { problem: lost });
  send({ type: 'offer.choose', offer: path === 'departing' ? otherOut : otherBack });
  expectFields(view(), { isHolding: true, problem: null });
});

test('offers that are too old: both are chosen anew, from the way out on', async () => {
  const { world, context } = beginHolding();
  await world.settle('placeHold', { problem: { ...problems.offerExpired, leg: 'returning' } });
  expectFields(context(), {
    path: 'departing',
    selectedAvailables: { departing: null, returning: null },
    'problem.code': 'offer_expired',
  });
  expect(world.inputsOf('search')).toHaveLength(1);
});

test.each<ProblemCode>([
  'hold_expired',
  'not_allowed',
  'invalid_details',
  'invalid_request',
  'rate_limited',
  'conflict',
  'unavailable',
  'unexpected',
])('%s while taking seats: says so, the choice stays', async (code) => {
  const { world, view, send } = beginHolding();
  await world.settle('placeHold', problem(code));
  expectFields(view(), {
    isHolding: false,
    'problem.code': code,
    selectedAvailables: { departing: out, returning: back },
  });
  send({ type: 'problem.dismiss' });
  expectFields(view(), { problem: null });
});

test('another price: accepted, the seats are taken for it', async () => {
  const { world, view, send } = beginHolding();
  await world.settle('placeHold', { problem: problems.priceUp });
  expectFields(view(), { isPriceChanged: true, problem: problems.priceUp });
  // Neither Back nor a second click loses the question.
  send({ type: 'route.shown', route: routeTo('results') });
  send({ type: 'problem.dismiss' });
  send({ type: 'offer.choose', offer: otherOut });
  expectFields(view(), { isPriceChanged: true, problem: problems.priceUp });
  send({ type: 'price.accept' });
  send({ type: 'price.accept' });
  expectFields(world.inputsOf('placeHold'), [
    { acceptedTotal: null, idempotencyKey: 'visit-1:hold:1' },
    { acceptedTotal: problems.priceUp.price.new, idempotencyKey: 'visit-1:hold:2' },
  ]);
  await world.settle('placeHold', ok(orderInfo('held')));
  expectFields(view(), { kind: 'passengers', problem: null });
});

test('another price: refused, and the next choice is asked without it', async () => {
  const { world, view, send } = beginHolding();
  await world.settle('placeHold', { problem: problems.priceUp });
  send({ type: 'price.reject' });
  expectFields(view(), { isPriceChanged: false, problem: null });
  expect(world.inputsOf('search')).toHaveLength(1);
  send({ type: 'offer.choose', offer: otherOut });
  send({ type: 'offer.choose', offer: otherBack });
  expectFields(world.inputsOf('placeHold').at(-1), { acceptedTotal: null });
});

test('another search ends a choice and begins its own list', () => {
  const { world, view, send } = beginHolding();
  send({ type: 'search.submit', search: oneWay });
  expectFields(view(), { kind: 'results', search: oneWay, path: 'departing', isHolding: false });
  expect(world.inputsOf('search')).toEqual([{ search: oneWay, isRefresh: false }]);
});

test('a refresh that was asked twice asks once; the newest list is found again', async () => {
  const { world, view, send } = beginHeld('results');
  send({ type: 'results.refresh' });
  send({ type: 'results.refresh' });
  const newer = { ...RESULTS, searchedAt: NOW + 1, expiresAt: NOW + 600_001 };
  await world.settle('search', ok(newer));
  send({ type: 'step.visit', step: 'passengers' });
  send({ type: 'step.visit', step: 'results' });
  expectFields(view(), { 'results.kind': 'shown', 'results.results': newer });
  expect(world.inputsOf('search')).toHaveLength(1);
});

// — The held order and its pages —

test('1500 s: words at five minutes and one, then the form stays and one click holds again', async () => {
  const { world, view, route, send } = beginHeld('passengers', orderInfo('held'));
  for (const [moment, phase] of [
    [HELD_UNTIL - 300_001, 'calm'],
    [HELD_UNTIL - 300_000, 'closing'],
    [HELD_UNTIL - 60_000, 'urgent'],
    [HELD_UNTIL - 1, 'urgent'],
  ] as const) {
    world.clock.advanceTo(moment);
    expectFields(view(), { kind: 'passengers', 'session.phase': phase });
  }
  world.clock.advanceTo(HELD_UNTIL);
  await holdEnds(world);
  expectFields(view(), { kind: 'expired', page: 'passengers', problem: null });
  expect(route()).toEqual(routeTo('passengers', { orderId: ORDER_ID }));
  send({ type: 'hold.again' });
  send({ type: 'hold.again' });
  expect(world.inputsOf('holdAgain')).toEqual([
    { orderId: ORDER_ID, acceptedTotal: null, idempotencyKey: 'visit-1:0:again:1' },
  ]);
  await world.settle('holdAgain', ok(orderInfo('held', { deadlineAt: HELD_UNTIL + 1_500_000 })));
  expectFields(view(), { kind: 'passengers', 'session.phase': 'calm' });
});

test.each([
  ['the first word', HELD_UNTIL - 200_000, { kind: 'passengers', 'session.phase': 'closing' }],
  ['both words', HELD_UNTIL - 1, { kind: 'passengers', 'session.phase': 'urgent' }],
  ['the end', HELD_UNTIL + HOUR_MS, { kind: 'expired' }],
])('asleep over %s', async (_, moment, shown) => {
  const { world, view } = beginHeld('passengers', orderInfo('held'));
  world.clock.sleepTo(moment);
  if (world.pending().includes('readOrder')) await holdEnds(world);
  expectFields(view(), shown);
});

test('reloaded: the same facts, the same place; when over already, the server is asked', async () => {
  const input = { order: ready, route: routeTo('confirm', { orderId: ORDER_ID }) };
  expectFields(begin(input, HELD_UNTIL - 100_000).view(), { kind: 'review', 'session.phase': 'closing' });
  const late = begin(input, HELD_UNTIL);
  expectFields(late.view(), { kind: 'review', 'session.isAsking': true });
  await holdEnds(late.world);
  expectFields(late.view(), { kind: 'expired', page: 'confirm' });
});

test('a corrected clock: no end too early, none too late', async () => {
  const fast = beginHeld('passengers', orderInfo('held'));
  fast.world.clock.advanceTo(HELD_UNTIL - 1);
  fast.world.clock.correctTo(NOW);
  fast.world.clock.advanceTo(HELD_UNTIL - 1);
  expectFields(fast.view(), { kind: 'passengers' });
  fast.world.clock.correctTo(HELD_UNTIL);
  await holdEnds(fast.world);
  expectFields(fast.view(), { kind: 'expired' });
});

test('an extension survives a payment that is refused', async () => {
  const { world, view, send } = beginHeld('confirm');
  world.clock.advanceTo(HELD_UNTIL - 30_000);
  send({ type: 'session.extend' });
  await world.settle('extendHold', ok({ ...ready, deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 }));
  send({ type: 'payment.start', intent });
  world.clock.advanceTo(HELD_UNTIL + 1000);
  await world.settle('startPayment', problem('unavailable'));
  expectFields(view(), { kind: 'review', 'problem.code': 'unavailable', 'session.deadlineAt': HELD_UNTIL + 300_000 });
});

test('an extension is refused: the session says why, the page stays', async () => {
  const { world, view, send } = beginHeld('passengers');
  send({ type: 'session.extend' });
  await world.settle('extendHold', problem('extension_refused'));
  expectFields(view(), { kind: 'passengers', problem: null, 'session.problem.code': 'extension_refused' });
});

test('the pages of a held order, by link and by address', () => {
  const { view, route, send } = beginHeld('passengers');
  send({ type: 'step.visit', step: 'confirm' });
  expect(route()).toEqual(routeTo('confirm', { orderId: ORDER_ID }));
  send({ type: 'route.shown', route: routeTo('passengers', { orderId: ORDER_ID }) });
  expect(view().kind).toBe('passengers');
  send({ type: 'route.shown', route: routeTo('results') });
  expectFields(view(), { kind: 'results', 'held.orderId': ORDER_ID, 'held.session.phase': 'calm' });
  send({ type: 'route.shown', route: routeTo('confirm', { orderId: ORDER_ID }) });
  expect(view().kind).toBe('review');
  send({ type: 'step.visit', step: 'results' });
  send({ type: 'step.visit', step: 'passengers' });
  expect(view().kind).toBe('passengers');
  send({ type: 'route.shown', route: routeTo('issue', { orderId: ORDER_ID }) });
  expect(view().kind).toBe('review');
});

test('no review without passengers, by link, by address or on arrival', () => {
  const { view, send } = beginHeld('confirm', orderInfo('held'));
  expect(view().kind).toBe('passengers');
  send({ type: 'step.visit', step: 'confirm' });
  send({ type: 'route.shown', route: routeTo('confirm', { orderId: ORDER_ID }) });
  expect(view().kind).toBe('passengers');
});

test.each<IndicatePage>(['passengers', 'confirm', 'issue'])('%s without an order is the list', (page) => {
  const { route, send } = begin({ route: routeTo(page, { orderId: OTHER_ORDER_ID }) });
  expect(route()).toEqual(routeTo('results'));
  send({ type: 'route.shown', route: routeTo(page, { orderId: OTHER_ORDER_ID }) });
  expect(route()).toEqual(routeTo('results'));
});

test('without a search there is no list to go back to: the page stays, and a release leads to the start', async () => {
  const { world, view, value, send } = beginHeld('issue', ready, { search: null, results: null });
  expect(view().kind).toBe('review');
  send({ type: 'step.visit', step: 'results' });
  send({ type: 'route.shown', route: routeTo('results') });
  expect(view().kind).toBe('review');
  send({ type: 'hold.release' });
  await world.settle('releaseHold', ok());
  expect(value()).toBe('idle');
});

test('the address that shows already does not stop what is being sent', async () => {
  const { world, value, send } = beginHeld('passengers');
  send({ type: 'passengers.submit' });
  send({ type: 'passengers.submit' });
  send({ type: 'route.shown', route: routeTo('passengers', { orderId: ORDER_ID }) });
  send({ type: 'step.visit', step: 'passengers' });
  expect(value()).toEqual({ held: { passengers: 'submitting' } });
  await world.settle('submitPassengers', ok(ready));
  expect(value()).toEqual({ held: 'review' });
  expect(world.inputsOf('submitPassengers')).toHaveLength(1);
});

test('another leg while the seats are held: the hold is kept, then replaced', async () => {
  const { world, view, route, send } = beginHeld('results', ready, { search: returnTrip });
  send({ type: 'offer.choose', offer: out });
  send({ type: 'route.shown', route: routeTo('results', { path: 'returning', orderId: ORDER_ID }) });
  send({ type: 'offer.choose', offer: back });
  send({ type: 'route.shown', route: routeTo('results', { path: 'returning', orderId: ORDER_ID }) });
  expectFields(view(), { kind: 'results', isHolding: true, 'held.orderId': ORDER_ID });
  expectFields(world.inputsOf('placeHold'), [{ replacesOrderId: ORDER_ID }]);
  const next = orderInfo('held', { orderId: OTHER_ORDER_ID, deadlineAt: HELD_UNTIL + 60_000 });
  await world.settle('placeHold', ok(next));
  expectFields(view(), { kind: 'passengers', orderId: OTHER_ORDER_ID, 'session.deadlineAt': HELD_UNTIL + 60_000 });
  expect(route()).toEqual(routeTo('passengers', { orderId: OTHER_ORDER_ID }));
});

test('another leg while the seats are held is sold out: the hold is still there', async () => {
  const { world, view, send } = beginHeld('results');
  send({ type: 'offer.choose', offer: out });
  await world.settle('placeHold', { problem: problems.soldOut });
  expectFields(view(), { kind: 'results', 'problem.code': 'sold_out', 'held.orderId': ORDER_ID });
  send({ type: 'step.visit', step: 'confirm' });
  expectFields(view(), { kind: 'review', orderId: ORDER_ID, problem: null });
});

test('another search while the seats are held keeps them', () => {
  const { world, view, send } = beginHeld('passengers');
  send({ type: 'search.submit', search: returnTrip });
  expectFields(view(), { kind: 'results', search: returnTrip, 'held.orderId': ORDER_ID });
  expect(world.inputsOf('search')).toEqual([{ search: returnTrip, isRefresh: false }]);
});

test('the hold ends while looking at other flights: the list stays and says so', async () => {
  const { world, view } = beginHeld('results');
  world.clock.advanceTo(HELD_UNTIL);
  await holdEnds(world);
  expectFields(view(), { kind: 'results', held: null, 'problem.code': 'hold_expired' });
});

test.each([ok(), problem('unavailable'), problem('not_allowed')])('released, the list is shown: %o', async (reply) => {
  const { world, view, route, context, send } = beginHeld('passengers', ready, { search: returnTrip });
  send({ type: 'hold.release' });
  expectFields(view(), { kind: 'resuming', problem: null });
  expect(route()).toEqual(routeTo('passengers', { orderId: ORDER_ID }));
  await world.settle('releaseHold', reply);
  expectFields(view(), { kind: 'results', path: 'departing', held: null, problem: null });
  expect(context().confirmInfo).toBeNull();
});

test('after a release both legs are chosen anew, whichever was shown last', async () => {
  const { world, value, send } = beginHolding();
  await world.settle('placeHold', ok(orderInfo('held')));
  send({ type: 'hold.release' });
  await world.settle('releaseHold', ok());
  send({ type: 'offer.choose', offer: out });
  expect(value()).toEqual({ results: 'choosing' });
  send({ type: 'offer.choose', offer: back });
  expect(value()).toEqual({ results: 'holding' });
});

// — Passengers —

test.each<[ProblemCode, object]>([
  ['invalid_details', { kind: 'passengers', isSubmitting: false, 'problem.code': 'invalid_details' }],
  ['invalid_request', { kind: 'passengers', 'problem.code': 'invalid_request' }],
  ['rate_limited', { kind: 'passengers', 'problem.code': 'rate_limited' }],
  ['unavailable', { kind: 'passengers', 'problem.code': 'unavailable' }],
  ['unexpected', { kind: 'passengers', 'problem.code': 'unexpected' }],
  ['not_found', { kind: 'passengers', 'problem.code': 'not_found' }],
  ['hold_expired', { kind: 'expired', page: 'passengers', problem: null }],
  ['not_allowed', { kind: 'resuming', problem: null }],
])('%s to the passengers', async (code, shown) => {
  const { world, view, send } = beginHeld('passengers');
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', problem(code));
  expectFields(view(), shown);
});

test('a problem of the form is gone when it is dismissed, sent again, or left', async () => {
  const { world, view, send } = beginHeld('passengers');
  const fail = async () => {
    send({ type: 'passengers.submit' });
    expectFields(view(), { problem: null });
    await world.settle('submitPassengers', { problem: problems.invalidDetails });
    expectFields(view(), { problem: problems.invalidDetails });
  };
  await fail();
  send({ type: 'problem.dismiss' });
  expectFields(view(), { problem: null });
  await fail();
  await fail();
  send({ type: 'step.visit', step: 'results' });
  expectFields(view(), { kind: 'results', problem: null });
});

// — Paying —

test('pressed twice, paid once', async () => {
  const { world, view, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  send({ type: 'payment.start', intent });
  expectFields(view(), { kind: 'review', payment: 'starting', 'session.kind': 'running', 'session.canExtend': false });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  expectFields(view(), { kind: 'review', payment: 'atBank' });
  send({ type: 'payment.start', intent });
  expect(world.inputsOf('startPayment')).toHaveLength(1);
});

test.each<[ProblemCode, object]>([
  ['price_changed', { kind: 'review', 'problem.code': 'price_changed' }],
  ['invalid_details', { kind: 'review', 'problem.code': 'invalid_details' }],
  ['rate_limited', { kind: 'review', 'problem.code': 'rate_limited' }],
  ['unavailable', { kind: 'review', 'problem.code': 'unavailable' }],
  ['unexpected', { kind: 'review', 'problem.code': 'unexpected' }],
  ['hold_expired', { kind: 'expired', page: 'confirm', problem: null }],
  ['not_allowed', { kind: 'resuming', page: 'confirm', problem: null }],
  ['conflict', { kind: 'resuming', page: 'confirm', problem: null }],
])('%s to the payment', async (code, shown) => {
  const { world, view, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', problem(code));
  expectFields(view(), shown);
});

test('declined: says why, the seats stay, the next attempt has its own number', async () => {
  const { world, view, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  send({ type: 'bank.returned' });
  await world.settle(
    'readOrder',
    ok(orderInfo('paymentFailed', { declineReason: 'insufficient_funds', nextAttempt: 2 })),
  );
  expectFields(view(), { kind: 'review', payment: 'ready', problem: problems.declined });
  send({ type: 'payment.start', intent });
  expectFields(world.inputsOf('startPayment'), [{ attempt: 1 }, { attempt: 2 }]);
});

test('five attempts are used up: the reason is still there after asking', async () => {
  const { world, view, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', problem('not_allowed'));
  await world.settle('readOrder', ok(ready));
  expectFields(view(), { kind: 'review', 'problem.code': 'not_allowed' });
});

test('an unknown outcome asks the bank for ever and nobody to pay again', async () => {
  const { world, view, value, send } = beginHeld('issue', orderInfo('paying'));
  expect(world.inputsOf('startPayment')).toEqual([]);
  for (let poll = 0; poll < 20; poll += 1) {
    await world.settle('readOrder', poll % 3 ? ok(orderInfo('paying')) : problem('unavailable'));
    expectFields(view(), { kind: 'verifying', isSlow: poll >= 10 });
    for (const event of [
      { type: 'payment.start', intent },
      { type: 'hold.again' },
      { type: 'passengers.submit' },
      { type: 'step.visit', step: 'confirm' },
      { type: 'route.shown', route: routeTo('confirm', { orderId: ORDER_ID }) },
    ] as const) {
      send(event);
    }
    expect(value()).toBe('paying');
    world.clock.advanceTo(world.clock.now() + 15_000);
  }
  expect(world.inputsOf('startPayment')).toEqual([]);
});

test('back from the bank without a page load: the answer is asked for', async () => {
  const { world, view, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  send({ type: 'bank.returned' });
  expectFields(view(), { kind: 'verifying', orderId: ORDER_ID, isSlow: false });
  expect(world.pending()).toContain('readOrder');
});

test.each<[OrderStatus, object]>([
  ['paid', { kind: 'issuing', 'issue.kind': 'issuing' }],
  ['issuing', { kind: 'issuing', 'issue.kind': 'issuing' }],
  ['issueFailed', { kind: 'issuing', 'issue.kind': 'refunding' }],
  ['refunding', { kind: 'issuing', 'issue.kind': 'refunding' }],
  ['issued', { kind: 'issued' }],
  ['cancelQuoted', { kind: 'issued' }],
  ['cancelRequested', { kind: 'issued' }],
  ['partiallyCancelled', { kind: 'issued' }],
  ['refunded', { kind: 'refunded' }],
  ['paying', { kind: 'verifying' }],
  ['expired', { kind: 'expired', page: 'confirm' }],
  ['held', { kind: 'passengers' }],
  ['awaitingPayment', { kind: 'review', problem: null }],
  ['paymentFailed', { kind: 'review', 'problem.code': 'payment_declined' }],
  ['draft', { kind: 'results', 'problem.code': 'hold_expired' }],
  ['priceChanged', { kind: 'results', 'problem.code': 'hold_expired' }],
  ['soldOut', { kind: 'results', 'problem.code': 'hold_expired' }],
  ['cancelled', { kind: 'results', 'problem.code': 'hold_expired' }],
])('an order that is %s, on arrival, from another tab, and after asking', async (status, shown) => {
  expectFields(beginHeld('confirm', orderInfo(status)).view(), shown);

  const tab = beginHeld('confirm');
  tab.send({ type: 'order.arrived', order: orderInfo(status) });
  // The page is already open: an order that continues stays on it, and a decline elsewhere is not reported here.
  const isOpen = ['held', 'awaitingPayment', 'paymentFailed'].includes(status);
  expectFields(tab.view(), isOpen ? { kind: 'review' } : shown);

  const asked = beginHeld('confirm');
  asked.send({ type: 'payment.start', intent });
  await asked.world.settle('startPayment', problem('not_allowed'));
  await asked.world.settle('readOrder', ok(orderInfo(status)));
  const { kind } = asked.view();
  expect(kind).toBe((shown as { kind: string }).kind);
});

test('extended in another tab: the session follows', () => {
  const { world, view, send } = beginHeld('passengers');
  world.clock.advanceTo(HELD_UNTIL - 10_000);
  send({ type: 'order.arrived', order: { ...ready, deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 } });
  expectFields(view(), { kind: 'passengers', 'session.phase': 'calm', 'session.deadlineAt': HELD_UNTIL + 300_000 });
});

test('held again in another tab: the ended page goes on', () => {
  const { view, send } = beginHeld('confirm', orderInfo('expired'));
  send({ type: 'order.arrived', order: ready });
  expectFields(view(), { kind: 'review' });
});

test('issued and refunded orders answer to nothing but a new search', () => {
  for (const status of ['issued', 'refunded'] as const) {
    const { view, route, send } = beginHeld('issue', orderInfo(status));
    send({ type: 'step.visit', step: 'confirm' });
    send({ type: 'route.shown', route: routeTo('confirm', { orderId: ORDER_ID }) });
    send({ type: 'payment.start', intent });
    send({ type: 'order.arrived', order: ready });
    expect(view()).toEqual({ kind: status, orderId: ORDER_ID });
    expect(route()).toEqual(routeTo('issue', { orderId: ORDER_ID }));
    send({ type: 'search.submit', search: oneWay });
    expectFields(view(), { kind: 'results', held: null });
  }
});

test('what cannot be issued ends refunded', async () => {
  const { world, view } = beginHeld('issue', orderInfo('issuing'));
  for (const status of ['issueFailed', 'refunding', 'refunded'] as const) {
    world.clock.advanceTo(world.clock.now() + 15_000);
    await world.settle('readOrder', ok(orderInfo(status)));
  }
  expect(view()).toEqual({ kind: 'refunded', orderId: ORDER_ID });
});

test('nothing of one payment is left for the next order', () => {
  const { world, send } = beginHeld('confirm');
  send({ type: 'payment.start', intent });
  send({ type: 'search.submit', search: oneWay });
  send({ type: 'offer.choose', offer: out });
  return world.settle('placeHold', ok(orderInfo('paying', { orderId: OTHER_ORDER_ID }))).then(() => {
    expect(world.inputsOf('startPayment')).toHaveLength(1);
    expect(world.pending()).toEqual(['readOrder']);
  });
});

// — After the end —

test.each<[ProblemCode, object]>([
  ['price_changed', { kind: 'expired', isPriceChanged: true }],
  ['sold_out', { kind: 'expired', isHolding: false, 'problem.code': 'sold_out' }],
  ['rate_limited', { kind: 'expired', 'problem.code': 'rate_limited' }],
  ['unavailable', { kind: 'expired', 'problem.code': 'unavailable' }],
  ['unexpected', { kind: 'expired', 'problem.code': 'unexpected' }],
  ['conflict', { kind: 'expired', 'problem.code': 'conflict' }],
  ['not_allowed', { kind: 'resuming', problem: null }],
])('%s to holding again', async (code, shown) => {
  const { world, view, send } = beginHeld('passengers', orderInfo('expired'));
  send({ type: 'hold.again' });
  expectFields(view(), { kind: 'expired', isHolding: true });
  await world.settle('holdAgain', problem(code));
  expectFields(view(), shown);
});

test('an airline that is slow is told after three seconds, each time anew', async () => {
  const { world, view, send } = begin();
  const slow = () => {
    const seen = view();
    return seen.kind === 'results' && seen.isSupplierSlow;
  };
  send({ type: 'offer.choose', offer: out });
  world.clock.advanceTo(NOW + SLOW_HOLD_MS - 1);
  expect(slow()).toBe(false);
  world.clock.advanceTo(NOW + SLOW_HOLD_MS);
  expectFields(view(), { kind: 'results', isHolding: true, isSupplierSlow: true });
  expect(world.inputsOf('placeHold')).toHaveLength(1);
  await world.settle('placeHold', problem('unavailable'));
  expect(slow()).toBe(false);
  send({ type: 'offer.choose', offer: out });
  expect(slow()).toBe(false);
  world.clock.advanceTo(NOW + 2 * SLOW_HOLD_MS);
  expect(slow()).toBe(true);
});

test('so is one that is slow to hold again', async () => {
  const { world, view, send } = beginHeld('passengers', orderInfo('expired'));
  send({ type: 'hold.again' });
  expectFields(view(), { isHolding: true, isSupplierSlow: false });
  world.clock.advanceTo(NOW + SLOW_HOLD_MS);
  expectFields(view(), { isHolding: true, isSupplierSlow: true });
  await world.settle('holdAgain', ok(orderInfo('held')));
  expect(view().kind).toBe('passengers');
});

test('held again for another price, or not', async () => {
  const { world, view, send } = beginHeld('passengers', orderInfo('expired'));
  send({ type: 'hold.again' });
  await world.settle('holdAgain', { problem: problems.priceUp });
  send({ type: 'price.accept' });
  expectFields(world.inputsOf('holdAgain').at(-1), {
    acceptedTotal: problems.priceUp.price.new,
    idempotencyKey: 'visit-1:0:again:2',
  });
  await world.settle('holdAgain', { problem: problems.priceUp });
  send({ type: 'price.reject' });
  expectFields(view(), { kind: 'results', problem: null, held: null });
});

test('leaving an ended order, by link and by address', () => {
  for (const event of [
    { type: 'step.visit', step: 'results' },
    { type: 'route.shown', route: routeTo('results') },
  ] as const) {
    const { view, send } = beginHeld('confirm', orderInfo('expired'));
    send({ type: 'route.shown', route: routeTo('passengers', { orderId: ORDER_ID }) });
    expectFields(view(), { kind: 'expired', page: 'passengers' });
    send(event);
    expectFields(view(), { kind: 'results', held: null, problem: null });
  }
});

test('the server cannot be asked: says so, and asks again when told to', async () => {
  const { world, view, send } = beginHeld('passengers');
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', problem('not_allowed'));
  send({ type: 'order.retry' });
  await world.settle('readOrder', problem('unavailable'));
  expectFields(view(), { kind: 'resuming', page: 'passengers', 'problem.code': 'unavailable' });
  send({ type: 'order.retry' });
  expectFields(view(), { kind: 'resuming', problem: null });
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(view().kind).toBe('issued');
});

// — The list and the checkout —

test('the hold ends while other seats are taken: the new ones are held all the same', async () => {
  const { world, view, send } = beginHeld('results', ready, { search: oneWay });
  send({ type: 'offer.choose', offer: out });
  world.clock.advanceTo(HELD_UNTIL);
  await holdEnds(world);
  expectFields(view(), { kind: 'results', isHolding: true, held: null, problem: null });
  await world.settle(
    'placeHold',
    ok(orderInfo('held', { orderId: OTHER_ORDER_ID, deadlineAt: HELD_UNTIL + 1_500_000 })),
  );
  expectFields(view(), { kind: 'passengers', orderId: OTHER_ORDER_ID, 'session.phase': 'calm' });
});

test('other seats end the checkout of the first ones, protection and all', async () => {
  const { world, view, context, send } = beginHeld('results', ready, { search: oneWay, cancelPackage: true });
  send({ type: 'offer.choose', offer: out });
  expectFields(world.inputsOf('placeHold'), [{ replacesOrderId: ORDER_ID }]);
  await world.settle('placeHold', ok(orderInfo('held', { orderId: OTHER_ORDER_ID })));
  expectFields(view(), { kind: 'passengers', orderId: OTHER_ORDER_ID });
  expectFields(context(), { 'confirmInfo.orderId': OTHER_ORDER_ID, cancelPackage: false });
});

test('what another tab does to the held order reaches the checkout while the list shows', () => {
  const { view, send } = beginHeld('results');
  send({ type: 'order.arrived', order: { ...ready, deadlineAt: HELD_UNTIL + 300_000 } });
  expectFields(view(), { kind: 'results', 'held.session.deadlineAt': HELD_UNTIL + 300_000 });
  send({ type: 'order.arrived', order: orderInfo('paying') });
  expectFields(view(), { kind: 'verifying', orderId: ORDER_ID });
});

test.each<[string, FlightBookingEvent]>([
  ['back to the list', { type: 'step.visit', step: 'results' }],
  ['another price refused', { type: 'price.reject' }],
])('an order that is left for the list goes to one place, not to two: %s', async (_, event) => {
  const flow = beginHolding();
  await flow.world.settle('placeHold', ok(orderInfo('held')));
  flow.world.clock.advanceTo(HELD_UNTIL);
  await holdEnds(flow.world);
  if (event.type === 'price.reject') {
    flow.send({ type: 'hold.again' });
    await flow.world.settle('holdAgain', { problem: problems.priceUp });
  }
  const places: string[] = [];
  const note = () => {
    const place = JSON.stringify([flow.route(), flow.view().kind]);
    if (place !== places.at(-1)) places.push(place);
  };
  flow.actor.subscribe(note);
  flow.actor.getSnapshot().children.checkout?.subscribe(note);
  flow.send(event);
  expect(places).toEqual([JSON.stringify([routeTo('results'), 'results'])]);
});
