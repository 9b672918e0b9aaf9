import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { HotelType } from '#domain/hotels/hotel-type.ts';
import type { InquiryInfo, InquiryOutput } from '#machines/core/inquiry/types.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { Destination, HotelResultsRef, Stay } from '#machines/hotels/hotel-results/types.ts';
import type { components } from '#openapi/generated/types.ts';

export type HotelSearch = Stay & { readonly destination: Destination };

export type ChosenHotel = {
  readonly hotelId: string;
  /** Path below /hotel/, such as `isfahan/abbasi-hotel`. */
  readonly hotelLink: string;
  readonly hotelType: HotelType;
  readonly answers: components['schemas']['HotelSummary']['answers'];
};

export type ChosenRate = { readonly offerId: string; readonly roomId: string; readonly rateId: string };

/** The parts of a URL; the bridge converts both ways. */
export type HotelRoute = {
  readonly indicatePage: IndicatePage;
  /** The hotel whose page shows instead of the list. */
  readonly hotelLink: string | null;
  readonly orderId: string | null;
  readonly inquiryId: string | null;
};

/** A guest named by an old link; '' and null where it says nothing. */
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

/** Further values of an old link of this site or of a partner. Only our own offers decide the price. */
export type Restored = {
  readonly passengers: RestoredPassengers | null;
  readonly roomId: string | null;
  readonly sessionId: string | null;
  readonly hotelOrderId: string | null;
  readonly customerOrderId: string | null;
  readonly customerOrderPrice: number | null;
  readonly customerOrderMarkup: number | null;
  readonly mainMarkup: number | null;
  /** For the country in the link; a shown hotel has its own type. */
  readonly hotelType: HotelType | null;
};

export type HotelBookingInput = {
  /** Part of the idempotency keys of this visit's holds; '' where nothing is started, as on the server. */
  readonly flowId: string;
  /** destination: null when a hotel shows without a search for a place. */
  readonly search: (Stay & { readonly destination: Destination | null }) | null;
  readonly hotel: ChosenHotel | null;
  readonly route: HotelRoute;
  /** The result that the page's loader already has, for the list or the shown hotel. */
  readonly results: HotelResultsRef | null;
  readonly order: OrderInfo | null;
  readonly inquiry: InquiryInfo | null;
  readonly restored: Restored | null;
  /** The choices in the link, one for each searched room. */
  readonly chosenRates?: readonly (ChosenRate | null)[] | null;
};

/** The fields of the customer's specification keep its names. */
export type HotelBookingContext = Omit<Restored, 'hotelType'> & {
  readonly flowId: string;
  readonly departing: string;
  readonly returning: string;
  readonly rooms: Stay['rooms'];
  readonly destination: Destination | null;
  readonly hotelId: string | null;
  readonly hotelLink: string | null;
  readonly hotelType: HotelType | null;
  /** Whether the shown hotel sells at once or must be asked first. */
  readonly answers: ChosenHotel['answers'] | null;
  /** Sent to the event bus on purchase: the id of the order with the hold. */
  readonly product: string | null;
  /** The order of the running checkout, as far as decisions need it. */
  readonly confirmInfo: OrderInfo | null;
  /** End of the hold, server epoch ms; null without a hold. */
  readonly expireTime: number | null;
  readonly indicatePage: IndicatePage;
  /** The hotels of the searched place. */
  readonly results: HotelResultsRef | null;
  /** The rate table of the shown hotel. */
  readonly rates: HotelResultsRef | null;
  /** One for each searched room, null until it is chosen. */
  readonly chosenRates: readonly (ChosenRate | null)[];
  readonly inquiry: InquiryInfo | null;
  /** Counts the holds and inquiries of this visit; part of their idempotency keys. */
  readonly holdAttempt: number;
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly problem: Problem | null;
};

export type HotelBookingEvent =
  | { type: 'search.submit'; search: HotelSearch }
  | { type: 'hotel.open'; hotel: ChosenHotel }
  | { type: 'hotel.leave' }
  /** Other dates or people for the shown hotel. */
  | { type: 'stay.change'; stay: Stay }
  | { type: 'rate.choose'; room: number; rate: ChosenRate }
  /** Holds the chosen rooms, or sends an inquiry to the hotel. */
  | { type: 'stay.book' }
  | { type: 'results.refresh' }
  /** The URL changed: a link, Back or Forward. hotel, inquiry: what the page's loader found. */
  | { type: 'route.shown'; route: HotelRoute; hotel: ChosenHotel | null; inquiry?: InquiryInfo | null }
  | { type: 'inquiry.withdraw' }
  | { type: 'inquiry.accept' }
  | { type: 'inquiry.close' }
  | CheckoutEvent;

export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;
export type InquiryUpdate = DoneActorEvent<InquiryOutput, 'hotelInquiry'>;

export type HoldRoomsInput = {
  readonly offerIds: readonly string[];
  readonly acceptedTotal: Money | null;
  readonly replacesOrderId: string | null;
  readonly idempotencyKey: string;
};
export type AskHotelInput = Pick<HoldRoomsInput, 'offerIds' | 'idempotencyKey'>;
