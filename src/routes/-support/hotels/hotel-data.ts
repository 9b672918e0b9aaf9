import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { StaySearch, StaySearchProblems } from '#domain/hotels/hotel-search.ts';
import type { HotelFlow, HotelFlowView } from '#src/platform/hotels/hotel-flow.ts';
import type { HotelOrder } from '#src/platform/hotels/hotel-order.ts';
import type {
  Hotel,
  HotelAvailability,
  HotelDestination,
  HotelInquiry,
  HotelStay,
} from '#src/platform/hotels/hotel-queries.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';

/** Initial data of a flow page; equal on the server and, after hydration, in the browser. */
export type HotelsData = {
  readonly search: StaySearch;
  /** The typed place if it is unknown. */
  readonly typed: string;
  readonly problems: StaySearchProblems;
  readonly today: string;
  readonly now: number;
  readonly cities: readonly HotelDestination[];
  readonly availability: HotelAvailability | null;
  /** The shown hotel and its rates; no rates without dates. */
  readonly hotel: Hotel | null;
  readonly stay: HotelStay | null;
  /** The inquiry to a hotel that confirms on request. */
  readonly inquiry: HotelInquiry | null;
  /** The URL had unreadable rooms. */
  readonly hasBadRooms: boolean;
  readonly order: HotelOrder | null;
  readonly draft: PassengerDraft | null;
  /** The URL names an order that this visitor cannot see. */
  readonly isOrderLost: boolean;
  /** The URL names an inquiry that this visitor cannot see. */
  readonly isInquiryLost: boolean;
  /** Came with the page, not from a request of this browser. */
  readonly isFromServer: boolean;
};

export type HotelStepProps = {
  readonly flowView: HotelFlowView;
  readonly flow: HotelFlow;
  readonly data: HotelsData;
  readonly url: HotelUrl;
};
