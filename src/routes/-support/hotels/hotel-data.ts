import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { StaySearch, StaySearchProblems } from '#domain/hotels/hotel-search.ts';
import type { HotelAddress } from '#src/platform/hotels/hotel-address.ts';
import type { HotelFlow, HotelPicture } from '#src/platform/hotels/hotel-flow.ts';
import type { HotelOrder } from '#src/platform/hotels/hotel-order.ts';
import type {
  Hotel,
  HotelAvailability,
  HotelDestination,
  HotelInquiry,
  HotelStay,
} from '#src/platform/hotels/hotel-queries.ts';

/** What a page of the flow starts from; the same on the server and, dehydrated, in the browser. */
export type HotelsData = {
  readonly search: StaySearch;
  /** What was typed for the place, where it is none of ours. */
  readonly typed: string;
  readonly problems: StaySearchProblems;
  readonly today: string;
  readonly now: number;
  readonly cities: readonly HotelDestination[];
  readonly availability: HotelAvailability | null;
  /** The hotel that shows, and its table; without nights there is none. */
  readonly hotel: Hotel | null;
  readonly stay: HotelStay | null;
  /** What a hotel was asked that answers by request. */
  readonly inquiry: HotelInquiry | null;
  /** The address had rooms that nobody can read. */
  readonly hasBadRooms: boolean;
  readonly order: HotelOrder | null;
  readonly draft: PassengerDraft | null;
  /** The address names an order that this visitor does not have. */
  readonly isOrderLost: boolean;
  /** The address names an inquiry that this visitor does not have. */
  readonly isInquiryLost: boolean;
  /** Came with the page, not by a call of this browser. */
  readonly isFromServer: boolean;
};

export type HotelStepProps = {
  readonly picture: HotelPicture;
  readonly flow: HotelFlow;
  readonly data: HotelsData;
  readonly address: HotelAddress;
};
