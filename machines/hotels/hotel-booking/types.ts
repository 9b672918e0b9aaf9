import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { HotelType } from '#domain/hotels/hotel-type.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { HotelInquiryOutput, InquiryInfo } from '#machines/hotels/hotel-inquiry/types.ts';
import type { Destination, HotelResultsRef, Stay } from '#machines/hotels/hotel-results/types.ts';
import type { components } from '#openapi/generated/types.ts';

/** A stay in a place. */
export type HotelSearch = Stay & { readonly destination: Destination };

/** The hotel whose rooms are looked at. */
export type ChosenHotel = {
  readonly hotelId: string;
  /** Its address below /hotel/, as `isfahan/abbasi-hotel`. */
  readonly hotelLink: string;
  readonly hotelType: HotelType;
  readonly answers: components['schemas']['HotelSummary']['answers'];
};

/** A rate for one of the searched rooms. */
export type ChosenRate = { readonly offerId: string; readonly roomId: string; readonly rateId: string };

/** What an address names; the bridge turns it into a URL and back. */
export type HotelRoute = {
  readonly indicatePage: IndicatePage;
  /** The page of one hotel, where the list does not show. */
  readonly hotelLink: string | null;
  readonly orderId: string | null;
  readonly inquiryId: string | null;
};

/** Somebody whom an old link names; '' and null for what it does not say. */
export type RestoredGuest = {
  readonly title: '' | 'MR' | 'MS';
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number | null;
};
export type RestoredPassengers = {
  readonly rooms: readonly (readonly RestoredGuest[])[];
  readonly phoneNumber: string;
};

/** What an old link of this site or of a partner said besides; our own offers alone decide what is paid. */
export type Restored = {
  readonly passengers: RestoredPassengers | null;
  readonly roomId: string | null;
  readonly sessionId: string | null;
  readonly hotelOrderId: string | null;
  readonly customerOrderId: string | null;
  readonly customerOrderPrice: number | null;
  readonly customerOrderMarkup: number | null;
  readonly mainMarkup: number | null;
  /** Of the country that it names; where a hotel shows, that one decides. */
  readonly hotelType: HotelType | null;
};

export type HotelBookingInput = {
  /** Makes the keys of this visit's holds unique; '' where nothing is started, as on the server. */
  readonly flowId: string;
  /** destination: null where one hotel is looked at and no place was searched. */
  readonly search: (Stay & { readonly destination: Destination | null }) | null;
  readonly hotel: ChosenHotel | null;
  readonly route: HotelRoute;
  /** What the page's loader already has, of the list or of the hotel that shows. */
  readonly results: HotelResultsRef | null;
  readonly order: OrderInfo | null;
  readonly inquiry: InquiryInfo | null;
  readonly restored: Restored | null;
  /** What the link chose already, one for each searched room. */
  readonly chosenRates?: readonly (ChosenRate | null)[] | null;
};

/** The names of the fields are our customer's, as far as they are his. */
export type HotelBookingContext = Omit<Restored, 'hotelType'> & {
  readonly flowId: string;
  readonly departing: string;
  readonly returning: string;
  readonly rooms: Stay['rooms'];
  readonly destination: Destination | null;
  readonly hotelId: string | null;
  readonly hotelLink: string | null;
  readonly hotelType: HotelType | null;
  /** Whether the hotel that shows sells at once or is asked first. */
  readonly answers: ChosenHotel['answers'] | null;
  /** What is told to the event bus when it is bought: the id of the order that holds it. */
  readonly product: string | null;
  /** The order of the checkout that goes on, as far as decisions need it. */
  readonly confirmInfo: OrderInfo | null;
  /** Until when the rooms are held, server epoch ms; null where nothing is. */
  readonly expireTime: number | null;
  readonly indicatePage: IndicatePage;
  /** The list of the place that was searched. */
  readonly results: HotelResultsRef | null;
  /** The rooms and rates of the hotel that shows. */
  readonly rates: HotelResultsRef | null;
  /** One for each searched room, null until it is chosen. */
  readonly chosenRates: readonly (ChosenRate | null)[];
  readonly inquiry: InquiryInfo | null;
  /** Counts the holds and inquiries of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold that is asked for takes long. */
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly problem: Problem | null;
};

export type HotelBookingEvent =
  | { type: 'search.submit'; search: HotelSearch }
  | { type: 'hotel.open'; hotel: ChosenHotel }
  | { type: 'hotel.leave' }
  /** Other nights or people for the hotel that shows. */
  | { type: 'stay.change'; stay: Stay }
  | { type: 'rate.choose'; room: number; rate: ChosenRate }
  /** Takes the chosen rooms, or asks the hotel for them. */
  | { type: 'stay.book' }
  | { type: 'results.refresh' }
  /** The address changed: a link, Back or Forward. hotel, inquiry: what the page's loader found. */
  | { type: 'route.shown'; route: HotelRoute; hotel: ChosenHotel | null; inquiry?: InquiryInfo | null }
  | { type: 'inquiry.withdraw' }
  | { type: 'inquiry.accept' }
  | { type: 'inquiry.close' }
  /** The checkout hears what the pages before it have no answer to. */
  | CheckoutEvent;

/** What the checkout tells. */
export type CheckoutNews = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;
export type InquiryNews = DoneActorEvent<HotelInquiryOutput, 'hotelInquiry'>;

export type HoldRoomsInput = {
  readonly offerIds: readonly string[];
  readonly acceptedTotal: Money | null;
  readonly replacesOrderId: string | null;
  readonly idempotencyKey: string;
};
export type AskHotelInput = Pick<HoldRoomsInput, 'offerIds' | 'idempotencyKey'>;
