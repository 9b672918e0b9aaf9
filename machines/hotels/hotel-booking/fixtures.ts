import type { Problem } from '#domain/core/problem.ts';
import { sessionViews } from '#machines/core/hold-session/fixtures.ts';
import { inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { nothingChosen } from '#machines/hotels/hotel-booking/context.ts';
import type { ChosenHotel, ChosenRate, HotelSearch, Restored } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { familyStay, found, hotelResultsViews, isfahan, stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';

export const search = { ...stay, destination: isfahan } satisfies HotelSearch;
export const familySearch = { ...familyStay, destination: isfahan } satisfies HotelSearch;

export const abbasi = {
  hotelId: 'abbasi-hotel',
  hotelLink: 'isfahan/abbasi-hotel',
  hotelType: 'domestic-hotel',
  answers: 'atOnce',
} satisfies ChosenHotel;
/** A hotel that answers on request. */
export const bekhradi = {
  hotelId: 'bekhradi-historical-residence',
  hotelLink: 'isfahan/bekhradi-historical-residence',
  hotelType: 'domestic-hotel',
  answers: 'onRequest',
} satisfies ChosenHotel;

export const double = { offerId: 'offer-double-breakfast', roomId: 'double', rateId: 'breakfast' } satisfies ChosenRate;
export const twin = { offerId: 'offer-twin-room-only', roomId: 'twin', rateId: 'room-only' } satisfies ChosenRate;
export const rates = { searchedAt: NOW, expiresAt: NOW + 1_500_000, found: 6 } satisfies HotelResultsRef;

export const restored = {
  passengers: {
    rooms: [[{ title: 'MS', firstName: 'Anna', lastName: 'Keller', age: 38 }]],
    phoneNumber: '+4915123456789',
  },
  roomId: 'double',
  sessionId: 'old-session',
  hotelOrderId: null,
  customerOrderId: ORDER_ID,
  customerOrderPrice: 21_000,
  customerOrderMarkup: 900,
  mainMarkup: 400,
  hotelType: 'domestic-hotel',
} satisfies Restored;

const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const;

export const hotelProblems = {
  priceUp: {
    code: 'price_changed',
    message: 'The price rose.',
    price: { old: euro(21_000), new: euro(23_400) },
  },
  soldOut: { code: 'sold_out', message: 'The first room is gone.', stay: { room: 0, others: [] } },
  unavailable: { code: 'unavailable', message: 'Try again in a moment.' },
} satisfies Record<string, Problem>;

const held = { orderId: ORDER_ID, session: sessionViews.calm };
const list = {
  kind: 'results',
  stay,
  destination: isfahan,
  results: hotelResultsViews.fresh,
  held: null,
  problem: null,
} satisfies HotelBookingView;
const shownRates = { kind: 'shown', results: rates, isStale: false, isRefreshing: false, problem: null } as const;
const hotel = {
  kind: 'hotel',
  stay,
  hotel: abbasi,
  destination: isfahan,
  rates: shownRates,
  chosenRates: nothingChosen(stay.rooms),
  canBook: false,
  isBooking: false,
  isSupplierSlow: false,
  isPriceChanged: false,
  oldPrice: null,
  held: null,
  problem: null,
} satisfies HotelBookingView;
const chosen = { ...hotel, chosenRates: [double], canBook: true } satisfies HotelBookingView;

const inquiry = {
  kind: 'inquiry',
  stay,
  hotelLink: bekhradi.hotelLink,
  destination: isfahan,
  inquiry: inquiryViews.inquiring,
  held: null,
} satisfies HotelBookingView;

export const hotelBookingViews = {
  idle: { kind: 'idle', problem: null },
  notYourOrder: { kind: 'idle', problem: { code: 'not_found', message: 'No such order.' } },
  reading: { kind: 'reading' },
  searching: { ...list, results: hotelResultsViews.loading },
  failed: { ...list, results: hotelResultsViews.failed },
  list,
  noHotels: { ...list, results: hotelResultsViews.empty },
  stale: { ...list, results: hotelResultsViews.stale },
  refreshing: { ...list, results: hotelResultsViews.refreshing },
  listWithHold: { ...list, held },
  hotelLoading: { ...hotel, rates: { kind: 'loading' } },
  hotelFailed: { ...hotel, rates: { kind: 'failed', problem: hotelProblems.unavailable } },
  hotel,
  hotelFull: { ...hotel, rates: { ...shownRates, results: { ...rates, found: 0 } } },
  ratesStale: { ...hotel, rates: { ...shownRates, isStale: true } },
  twoRooms: { ...hotel, stay: familyStay, chosenRates: [double, null] },
  deepLink: { ...hotel, destination: null },
  rateChosen: chosen,
  booking: { ...chosen, isBooking: true },
  slow: { ...chosen, isBooking: true, isSupplierSlow: true },
  priceChanged: { ...chosen, isPriceChanged: true, problem: hotelProblems.priceUp },
  soldOut: { ...hotel, problem: hotelProblems.soldOut },
  hotelWithHold: { ...hotel, held },
  onRequest: { ...chosen, hotel: bekhradi },
  inquiring: inquiry,
  offered: { ...inquiry, inquiry: inquiryViews.offered },
  refused: { ...inquiry, inquiry: inquiryViews.refused },
  lapsed: { ...inquiry, inquiry: inquiryViews.lapsed },
  guests: checkoutViews.heldCalm,
} satisfies Record<string, HotelBookingView>;

export const listFound = found;
