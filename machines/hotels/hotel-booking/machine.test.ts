import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { holdEnds } from '#machines/core/hold-session/fixtures.ts';
import { pauseBefore } from '#machines/core/inquiry/chart.ts';
import { INQUIRY_ID, inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import { NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted, trackStates } from '#machines/core/testing/scripted.ts';
import {
  abbasi,
  bekhradi,
  double,
  familySearch,
  hotelProblems,
  listFound,
  rates,
  restored,
  search,
  twin,
  hotelBookingViews as views,
} from '#machines/hotels/hotel-booking/fixtures.ts';
import { hotelBookingMachine } from '#machines/hotels/hotel-booking/machine.ts';
import { startBooking } from '#machines/hotels/hotel-booking/testing.ts';
import type { HotelBookingInput, HotelRoute } from '#machines/hotels/hotel-booking/types.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';

const routeTo = (indicatePage: HotelRoute['indicatePage'], more: Partial<HotelRoute> = {}): HotelRoute => ({
  indicatePage,
  hotelLink: null,
  orderId: null,
  inquiryId: null,
  ...more,
});

function begin(input: Partial<HotelBookingInput> = {}) {
  const world = new Scripted(NOW);
  const booking = startBooking(world, input);
  const { actor } = booking;
  return { world, ...booking, send: actor.send.bind(actor), context: () => actor.getSnapshot().context };
}

async function beginHotel(hotel = abbasi as HotelBookingInput['hotel'], input: Partial<HotelBookingInput> = {}) {
  const flow = begin({ hotel, results: null, ...input });
  await flow.world.settle('search', ok(rates));
  return flow;
}

async function beginHeld() {
  const flow = await beginHotel();
  flow.send({ type: 'rate.choose', room: 0, rate: double });
  flow.send({ type: 'stay.book' });
  await flow.world.settle('holdRooms', ok(orderInfo('held')));
  return flow;
}

test('keeps the conventions', () => {
  // Only texts depend on this delay; the chart waits for the response in any case.
  const cosmeticAfter = ['browsing.hotel.holding', 'browsing.hotel.asking'];
  expect(conventionBreaches(hotelBookingMachine, { cosmeticAfter })).toEqual([]);
});

test('from the search to the voucher', async () => {
  const { world, actor, view, send } = begin({ search: null, results: null });
  const states = trackStates(actor);
  expect(view()).toEqual(views.idle);
  send({ type: 'search.submit', search });
  expect(view()).toEqual(views.searching);
  await world.settle('search', ok(listFound));
  expect(view()).toEqual(views.list);
  send({ type: 'hotel.open', hotel: abbasi });
  expect(view()).toEqual(views.hotelLoading);
  await world.settle('search', ok(rates));
  expect(view()).toEqual(views.hotel);
  send({ type: 'rate.choose', room: 0, rate: double });
  expect(view()).toEqual(views.rateChosen);
  send({ type: 'stay.book' });
  expect(view()).toEqual(views.booking);
  await world.settle('holdRooms', ok(orderInfo('held')));
  expect(view()).toEqual(views.guests);
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', ok(orderInfo('awaitingPayment')));
  send({ type: 'payment.start', intent: { total: { amount: 21_000, currency: 'EUR' }, cancelPackage: false } });
  await world.settle('startPayment', ok({ redirectUrl: 'https://bank.example' }));
  send({ type: 'bank.returned' });
  await world.settle('readOrder', ok(orderInfo('paid')));
  world.clock.advanceTo(NOW + 1000);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(view()).toEqual({ kind: 'issued', orderId: ORDER_ID });
  expect(states).toEqual([
    'idle',
    { browsing: 'results' },
    { browsing: { hotel: 'choosing' } },
    { browsing: { hotel: 'holding' } },
    'checkout',
  ]);
  expect(world.inputsOf('search')).toEqual([
    { search: { of: 'place', destination: search.destination, ...stay }, isRefresh: false },
    { search: { of: 'hotel', hotelId: abbasi.hotelId, ...stay }, isRefresh: false },
  ]);
  expect(world.inputsOf('holdRooms')).toEqual([
    { offerIds: [double.offerId], acceptedTotal: null, replacesOrderId: null, idempotencyKey: 'visit-1:hold:1' },
  ]);
});

test('a rate for each room, and none of them is taken before', async () => {
  const { world, view, send } = await beginHotel(abbasi, { search: familySearch });
  send({ type: 'stay.book' });
  send({ type: 'rate.choose', room: 0, rate: double });
  expect(view()).toEqual(views.twoRooms);
  send({ type: 'stay.book' });
  send({ type: 'rate.choose', room: 2, rate: twin });
  expect(world.inputsOf('holdRooms')).toEqual([]);
  send({ type: 'rate.choose', room: 1, rate: twin });
  send({ type: 'stay.book' });
  expect(world.inputsOf('holdRooms')).toEqual([expect.objectContaining({ offerIds: [double.offerId, twin.offerId] })]);
});

test('one of two rooms that was sold meanwhile is chosen anew, the other one stays', async () => {
  const { world, view, send } = await beginHotel(abbasi, { search: familySearch });
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'rate.choose', room: 1, rate: twin });
  send({ type: 'stay.book' });
  await world.settle('holdRooms', { problem: hotelProblems.soldOut });
  expectFields(view(), { chosenRates: [null, twin], problem: hotelProblems.soldOut, canBook: false });
  expectFields(world.inputsOf('search').at(-1), { isRefresh: true });
});

test('prices that are too old are all chosen anew', async () => {
  const { world, view, send } = await beginHotel();
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  await world.settle('holdRooms', problem('offer_expired'));
  expectFields(view(), { chosenRates: [null], 'problem.code': 'offer_expired' });
});

test('a price that changed and is not wanted leaves nothing chosen: the old offer would ask the same again', async () => {
  const { world, view, send } = await beginHotel();
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  await world.settle('holdRooms', { problem: hotelProblems.priceUp });
  send({ type: 'price.reject' });
  expectFields(view(), { chosenRates: [null], canBook: false, problem: null });
});

test('a price that changed is taken only when it was accepted', async () => {
  const { world, view, send } = await beginHotel();
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  await world.settle('holdRooms', { problem: hotelProblems.priceUp });
  expect(view()).toEqual(views.priceChanged);
  send({ type: 'price.accept' });
  expect(world.inputsOf('holdRooms').at(-1)).toEqual({
    offerIds: [double.offerId],
    acceptedTotal: hotelProblems.priceUp.price.new,
    replacesOrderId: null,
    idempotencyKey: 'visit-1:hold:2',
  });
});

test('other nights or people: nothing that was chosen for the old ones is taken along', async () => {
  const { world, view, send } = await beginHotel();
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.change', stay: { ...stay, returning: '2026-12-09' } });
  expectFields(view(), { rates: { kind: 'loading' }, chosenRates: [null] });
  expectFields(world.inputsOf('search').at(-1), { 'search.returning': '2026-12-09', isRefresh: false });
});

test('back from the confirm page keeps the hold, and another hotel can be looked at meanwhile', async () => {
  const { world, view, route, send } = await beginHeld();
  send({ type: 'passengers.submit' });
  await world.settle('submitPassengers', ok(orderInfo('awaitingPayment')));
  send({ type: 'route.shown', route: routeTo('results', { hotelLink: abbasi.hotelLink }), hotel: abbasi });
  expectFields(view(), { kind: 'hotel', 'held.orderId': ORDER_ID });
  expect(route()).toEqual(routeTo('results', { hotelLink: abbasi.hotelLink, orderId: ORDER_ID }));
  send({ type: 'hotel.leave' });
  expectFields(view(), { kind: 'results', 'held.orderId': ORDER_ID });
  send({ type: 'route.shown', route: routeTo('confirm', { orderId: ORDER_ID }), hotel: null });
  expectFields(view(), { kind: 'review', orderId: ORDER_ID });
  expect(world.inputsOf('releaseHold')).toEqual([]);
});

test('rooms of another choice take the place of those that are held', async () => {
  const { world, view, send } = await beginHeld();
  send({ type: 'route.shown', route: routeTo('results', { hotelLink: abbasi.hotelLink }), hotel: abbasi });
  send({ type: 'rate.choose', room: 0, rate: twin });
  send({ type: 'stay.book' });
  expectFields(world.inputsOf('holdRooms').at(-1), { offerIds: [twin.offerId], replacesOrderId: ORDER_ID });
  await world.settle('holdRooms', ok(orderInfo('held', { orderId: OTHER_ORDER_ID })));
  expectFields(view(), { kind: 'passengers', orderId: OTHER_ORDER_ID });
});

test('rooms that are given back beside a hotel leave its page where it is, also while the server is asked', async () => {
  const { world, view, route, send } = await beginHeld();
  send({ type: 'route.shown', route: routeTo('results', { hotelLink: abbasi.hotelLink }), hotel: abbasi });
  const before = view();
  expectFields(before, { kind: 'hotel', 'held.orderId': ORDER_ID });
  send({ type: 'hold.release' });
  expect(view()).toEqual({ ...before, held: null });
  expect(route()).toEqual(routeTo('results', { hotelLink: abbasi.hotelLink }));
  await world.settle('releaseHold', ok());
  expect(view()).toEqual({ ...before, held: null });
});

test('a hold that ends while typing says so, and its page stays', async () => {
  const { world, view } = await beginHeld();
  world.clock.advanceTo(orderInfo('held').deadlineAt);
  await holdEnds(world);
  expectFields(view(), { kind: 'expired', page: 'passengers', orderId: ORDER_ID });
});

test('a hotel that answers by request is asked, and nothing is held before it offers', async () => {
  const { world, view, route, send } = await beginHotel(bekhradi);
  send({ type: 'rate.choose', room: 0, rate: double });
  expect(view()).toEqual(views.onRequest);
  send({ type: 'stay.book' });
  await world.settle('askHotel', ok(inquiryInfo('inquiring')));
  expect(view()).toEqual(views.inquiring);
  expect(route()).toEqual(routeTo('results', { hotelLink: bekhradi.hotelLink, inquiryId: INQUIRY_ID }));
  world.clock.advanceTo(NOW + pauseBefore(0));
  await world.settle('readInquiry', ok(inquiryInfo('offered')));
  expect(view()).toEqual(views.offered);
  send({ type: 'inquiry.accept' });
  await world.settle('readOrder', ok(orderInfo('held')));
  expect(view()).toEqual(views.guests);
  expect(world.inputsOf('holdRooms')).toEqual([]);
});

test.each(['refused', 'lapsed'] as const)('an inquiry that is %s leads back to the hotel', async (status) => {
  const { world, view, send } = begin({ hotel: bekhradi, results: null, inquiry: inquiryInfo('inquiring') });
  world.clock.advanceTo(NOW + pauseBefore(0));
  await world.settle('readInquiry', ok(inquiryInfo(status)));
  expect(view()).toEqual(views[status]);
  send({ type: 'inquiry.close' });
  expectFields(view(), { kind: 'hotel', hotel: bekhradi });
});

test('Back leaves an inquiry, which goes on without its page; Forward shows how it stands by then', async () => {
  const { world, view, context, send } = begin({ hotel: bekhradi, results: null, inquiry: inquiryInfo('inquiring') });
  const page = routeTo('results', { hotelLink: bekhradi.hotelLink });
  send({ type: 'route.shown', route: page, hotel: bekhradi, inquiry: null });
  await world.settle('search', ok(rates));
  expectFields(view(), { kind: 'hotel', hotel: bekhradi });
  expect([context().inquiry, world.inputsOf('withdrawInquiry')]).toEqual([null, []]);
  const named = { ...page, inquiryId: INQUIRY_ID };
  send({ type: 'route.shown', route: named, hotel: bekhradi, inquiry: inquiryInfo('offered') });
  expect(view()).toEqual(views.offered);
});

test('an inquiry that nobody finds is no page: the hotel shows', () => {
  const { view, send } = begin();
  const route = routeTo('results', { hotelLink: bekhradi.hotelLink, inquiryId: INQUIRY_ID });
  send({ type: 'route.shown', route, hotel: bekhradi, inquiry: null });
  expectFields(view(), { kind: 'hotel', hotel: bekhradi });
});

test('rooms of an earlier choice stay held beside an inquiry that is refused', async () => {
  const { world, view, send } = await beginHeld();
  const page = routeTo('results', { hotelLink: bekhradi.hotelLink });
  send({ type: 'route.shown', route: page, hotel: bekhradi });
  send({
    type: 'route.shown',
    route: { ...page, inquiryId: INQUIRY_ID },
    hotel: bekhradi,
    inquiry: inquiryInfo('refused'),
  });
  expectFields(view(), { kind: 'inquiry', 'held.orderId': ORDER_ID });
  send({ type: 'inquiry.close' });
  send({ type: 'session.extend' });
  expectFields(view(), { kind: 'hotel', 'held.orderId': ORDER_ID });
  expect(world.inputsOf('extendHold')).toEqual([{ orderId: ORDER_ID }]);
});

test('an order that a link names is opened where it is the visitor’s own', async () => {
  const { world, view, context } = begin({ search: null, results: null, restored });
  expect(view()).toEqual(views.reading);
  expect(world.inputsOf('readOrder')).toEqual([{ orderId: restored.customerOrderId }]);
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(view()).toEqual({ kind: 'issued', orderId: ORDER_ID });
  expectFields(context(), { customerOrderPrice: 21_000, mainMarkup: 400 });
});

test('an order of somebody else is a quiet word, and the search goes on', async () => {
  const { world, view, context } = begin({ results: listFound, restored });
  await world.settle('readOrder', problem('not_found'));
  expectFields(view(), { kind: 'results', 'problem.code': 'not_found' });
  expectFields(context(), { customerOrderId: null, hotelOrderId: null });
  expect(world.inputsOf('readOrder')).toHaveLength(1);
});

test('prices and markups of a link never reach a request', async () => {
  const { world, send } = await beginHotel(abbasi, { restored: { ...restored, customerOrderId: null } });
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  const sent = JSON.stringify(world.calls);
  for (const value of [
    restored.customerOrderPrice,
    restored.customerOrderMarkup,
    restored.mainMarkup,
    restored.sessionId,
  ])
    expect(sent).not.toContain(String(value));
});

test('when an order is bought its id is what the event bus is told', async () => {
  const { context } = await beginHeld();
  expectFields(context(), { product: ORDER_ID, expireTime: orderInfo('held').deadlineAt });
});

test('an offer that is accepted takes the place of rooms that are held', async () => {
  const { world, view, send } = await beginHeld();
  const page = routeTo('results', { hotelLink: bekhradi.hotelLink, inquiryId: INQUIRY_ID });
  const offer = inquiryInfo('offered', { orderId: OTHER_ORDER_ID });
  send({ type: 'route.shown', route: { ...page, inquiryId: null }, hotel: bekhradi });
  send({ type: 'route.shown', route: page, hotel: bekhradi, inquiry: offer });
  send({ type: 'inquiry.accept' });
  await world.settle('readOrder', ok(orderInfo('held', { orderId: OTHER_ORDER_ID })));
  expect(world.inputsOf('releaseHold')).toEqual([{ orderId: ORDER_ID }]);
  await world.settle('releaseHold', ok());
  expectFields(view(), { kind: 'passengers', orderId: OTHER_ORDER_ID });
});

test('Back from the guests past the hotel shows the list, and past it another hotel that one; the rooms stay held', async () => {
  const { world, view, send } = await beginHeld();
  send({ type: 'route.shown', route: routeTo('results'), hotel: null });
  expectFields(view(), { kind: 'results', 'held.orderId': ORDER_ID });
  send({ type: 'step.visit', step: 'passengers' });
  expectFields(view(), { kind: 'passengers' });
  send({ type: 'route.shown', route: routeTo('results', { hotelLink: bekhradi.hotelLink }), hotel: bekhradi });
  expectFields(view(), { kind: 'hotel', hotel: bekhradi, 'held.orderId': ORDER_ID });
  expect(world.inputsOf('releaseHold')).toEqual([]);
});
