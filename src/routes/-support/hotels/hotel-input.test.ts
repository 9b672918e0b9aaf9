import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import {
  hotelAvailabilityFor,
  hotelFor,
  hotelOrderFor,
  hotelStayFor,
  inquiryFor,
  voucherPapers,
} from '#machines/hotels/hotel-booking/documents.ts';
import { abbasi, bekhradi, search } from '#machines/hotels/hotel-booking/fixtures.ts';
import { hotelBookingMachine } from '#machines/hotels/hotel-booking/machine.ts';
import { hotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { familyStay, stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type HotelUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { firstHotelView } from '#src/routes/-support/hotels/first-view.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { hotelInput, needsFlow } from '#src/routes/-support/hotels/hotel-input.ts';

/** A request of its own: the server keeps no cache between two. */
const contextOf = (): AppContext => ({
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('A first view asks for nothing')),
  cache: {},
  mayBeSignedIn: false,
  now: () => 0,
});
const page: HotelsData = {
  search,
  typed: '',
  problems: {},
  today: '2026-11-20',
  now: 0,
  cities: [],
  availability: null,
  hotel: null,
  stay: null,
  inquiry: null,
  hasBadRooms: false,
  order: null,
  draft: null,
  isOrderLost: false,
  isInquiryLost: false,
  isFromServer: true,
};
const ofHotel = { hotel: hotelFor(abbasi.hotelLink), stay: hotelStayFor(abbasi.hotelId, stay) };
const family = { ...search, ...familyStay };
const named = parseHotelUrl({
  roomId: 'court-double',
  customerOrderPrice: 21_000,
  mainMarkup: 400,
  sessionId: 'x',
});
const [first] = ofHotel.stay.rooms[0]?.choices ?? [];
const firstRoom = parseHotelUrl({ roomId: first?.room.roomId });

const viewOf = (data: Partial<HotelsData>, url: HotelUrl = {}, papers: typeof voucherPapers | null = null) =>
  firstHotelView(contextOf(), { ...page, ...data }, papers, data.order ? 'issue' : 'results', url);
const freshList = { 'results.kind': 'shown', 'results.isStale': false, 'results.isRefreshing': false };
const freshRates = { 'rates.kind': 'shown', 'rates.isStale': false, 'rates.isRefreshing': false };

test.each<[string, Partial<HotelsData>, HotelUrl, object]>([
  ['a list', { availability: hotelAvailabilityFor(stay) }, {}, { kind: 'results', ...freshList }],
  [
    'a list without hotels',
    { availability: hotelAvailabilityFor(stay, { isFull: true }) },
    {},
    { kind: 'results', ...freshList, 'results.results.found': 0 },
  ],
  ['a hotel', ofHotel, {}, { kind: 'hotel', ...freshRates, canBook: false }],
  [
    'a hotel that is full',
    { ...ofHotel, stay: hotelStayFor(abbasi.hotelId, stay, { isFull: true }) },
    {},
    { kind: 'hotel', ...freshRates, canBook: false },
  ],
  [
    'two rooms',
    { ...ofHotel, search: family, stay: hotelStayFor(abbasi.hotelId, familyStay) },
    firstRoom,
    { kind: 'hotel', stay: familyStay, canBook: true },
  ],
  [
    'a link that names a price and a room that is not there',
    ofHotel,
    named,
    { kind: 'hotel', oldPrice: 21_000, chosenRates: [null], canBook: false },
  ],
  [
    'a link that names a room, at the first of its rates, and the price is ours',
    ofHotel,
    { ...firstRoom, customerOrderPrice: 1 },
    {
      kind: 'hotel',
      chosenRates: [{ offerId: first?.offerId, roomId: first?.room.roomId, rateId: first?.rate.rateId }],
      canBook: true,
      oldPrice: 1,
    },
  ],
])('%s: the page draws what the machine says, and the machine may wait', async (_, data, url, expected) => {
  expectFields(await viewOf(data, url), { held: null, problem: null, ...expected });
});

test('a search that cannot be asked and papers need no machine either', async () => {
  const idle = { kind: 'idle', problem: null };
  expect(await viewOf({ problems: { departing: 'date_in_past' } })).toEqual(idle);
  const order = hotelOrderFor('issued', { stay });
  expect(await viewOf({ order }, {}, voucherPapers)).toEqual({ kind: 'issued', orderId: order.orderId });
  expect(await viewOf({ order })).toBeNull();
});

test('while rooms are held, money moves, a hotel was asked or a link names an order, the machine runs at once', async () => {
  for (const status of ['held', 'awaitingPayment', 'paying', 'issuing', 'expired'] as const)
    expect(await viewOf({ order: hotelOrderFor(status, { stay }) })).toBeNull();
  const inquiry = inquiryFor(inquiryInfo('inquiring'), stay);
  expect(await viewOf({ hotel: hotelFor(bekhradi.hotelLink), inquiry })).toBeNull();
  const { orderId } = hotelOrderFor('held', { stay });
  for (const url of [{ customerOrderId: orderId }, { hotelOrderId: orderId }])
    expect(await viewOf(ofHotel, url)).toBeNull();
});

test('an inquiry that the address names begins the flow, for the nights that the hotel was asked for', () => {
  const inquiry = inquiryFor(inquiryInfo('offered'), stay);
  const data = { ...page, hotel: hotelFor(bekhradi.hotelLink), inquiry };
  const actor = createActor(hotelBookingMachine, { input: hotelInput(data, 'results', {}) });
  expectFields(hotelBookingView(actor.getSnapshot()), {
    kind: 'inquiry',
    hotelLink: bekhradi.hotelLink,
    'inquiry.kind': 'offered',
    'inquiry.inquiryId': inquiry.inquiryId,
  });
});

test.each([
  ['IR', 'domestic-hotel'],
  ['ir', 'domestic-hotel'],
  ['TR', 'hotel'],
  [undefined, null],
])('the country %s of a link says the type where no hotel shows', (countryCode, expected) => {
  const typeOf = (data: HotelsData) => {
    const input = hotelInput(data, 'results', parseHotelUrl({ countryCode, mainMarkup: 1 }));
    return createActor(hotelBookingMachine, { input }).getSnapshot().context.hotelType;
  };
  expect(typeOf({ ...page, availability: hotelAvailabilityFor(stay) })).toBe(expected);
  expect(typeOf({ ...page, ...ofHotel })).toBe('domestic-hotel');
});

const ofNights = { departing: stay.departing, returning: stay.returning };
const noRates = { ...page, hotel: ofHotel.hotel };
test.each<[string, boolean, HotelsData, HotelUrl]>([
  ['nights with their rates', true, { ...page, ...ofHotel }, ofNights],
  ['nights whose rates did not come', true, noRates, ofNights],
  ['no nights', false, noRates, {}],
  ['nights that cannot be searched', false, { ...noRates, problems: { departing: 'date_in_past' } }, ofNights],
  ['an order that a link names', true, noRates, { customerOrderId: hotelOrderFor('held', { stay }).orderId }],
  ['an order that a partner names', true, noRates, { hotelOrderId: hotelOrderFor('held', { stay }).orderId }],
  ['an order that is lost', true, { ...noRates, isOrderLost: true }, {}],
])('the page of a hotel, %s: a flow is there: %s', (_, expected, data, url) => {
  expect(needsFlow(data, url)).toBe(expected);
});
