import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
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
import { inquiryInfo } from '#machines/hotels/hotel-inquiry/fixtures.ts';
import { familyStay, stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { type HotelUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { hotelInput, initialHotelFlowView, needsFlow } from '#src/routes/-support/hotels/hotel-input.ts';

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

test.each<[string, Partial<HotelsData>, HotelUrl]>([
  ['a list', { availability: hotelAvailabilityFor(stay) }, {}],
  ['a list without hotels', { availability: hotelAvailabilityFor(stay, { isFull: true }) }, {}],
  ['a hotel', ofHotel, {}],
  ['a hotel that is full', { ...ofHotel, stay: hotelStayFor(abbasi.hotelId, stay, { isFull: true }) }, {}],
  ['two rooms', { ...ofHotel, search: family, stay: hotelStayFor(abbasi.hotelId, familyStay) }, firstRoom],
  ['a link that names a price and a room that is not there', ofHotel, named],
  ['a link that names a room', ofHotel, firstRoom],
  ['a search that cannot be asked', { problems: { departing: 'date_in_past' } }, {}],
  ['an issued voucher', { order: hotelOrderFor('issued', { stay }) }, {}],
])('%s: the idle page shows what the machine would show', (_, data, url) => {
  const all = { ...page, ...data };
  const actor = createActor(hotelBookingMachine, { input: hotelInput(all, data.order ? 'issue' : 'results', url) });
  expect(initialHotelFlowView(all, voucherPapers, url)?.view).toEqual(hotelBookingView(actor.getSnapshot()));
});

test('a room that a link names is chosen, at the first of its rates, and the price is ours', () => {
  const view = initialHotelFlowView({ ...page, ...ofHotel }, null, { ...firstRoom, customerOrderPrice: 1 })?.view;
  expectFields(view, {
    chosenRates: [{ offerId: first?.offerId, roomId: first?.room.roomId, rateId: first?.rate.rateId }],
    canBook: true,
    oldPrice: 1,
  });
});

test('while rooms are held, money moves, a hotel was asked or a link names an order nothing rests', () => {
  for (const status of ['held', 'awaitingPayment', 'paying', 'issuing', 'expired'] as const)
    expect(initialHotelFlowView({ ...page, order: hotelOrderFor(status, { stay }) }, null, {})).toBeNull();
  const inquiry = inquiryFor(inquiryInfo('inquiring'), stay);
  expect(initialHotelFlowView({ ...page, hotel: hotelFor(bekhradi.hotelLink), inquiry }, null, {})).toBeNull();
  const { orderId } = hotelOrderFor('held', { stay });
  for (const url of [{ customerOrderId: orderId }, { hotelOrderId: orderId }])
    expect(initialHotelFlowView({ ...page, ...ofHotel }, null, url)).toBeNull();
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
