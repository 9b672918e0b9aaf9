import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { FlightSearch, Path } from '#domain/flights/flight-search.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';
import type { components } from '#openapi/generated/types.ts';

export type FlightOffer = components['schemas']['FlightOffer'];
type AgeClass = components['schemas']['AgeClass'];

/** One seat in the form; what is typed about it lies in the draft, not here. */
export type PassengerSlot = { readonly ageClass: AgeClass };

/** What an address names; the bridge turns it into a URL and back. */
export type FlightRoute = {
  readonly indicatePage: IndicatePage;
  readonly path: Path;
  readonly orderId: string | null;
};

export type FlightBookingInput = {
  /** Makes the keys of this visit's holds unique; '' where nothing is started, as on the server. */
  readonly flowId: string;
  readonly search: FlightSearch | null;
  readonly route: FlightRoute;
  /** What the page's loader already has. */
  readonly results: ResultsRef | null;
  readonly order: OrderInfo | null;
  /** The way out that the address names; it shows the way back. */
  readonly wayOut?: FlightOffer | null;
  /** The last attempt to pay chose the protection. */
  readonly cancelPackage?: boolean;
};

/** The names of the fields are our customer's. */
export type FlightBookingContext = {
  readonly flowId: string;
  readonly type: FlightSearch['type'];
  readonly origin: string;
  readonly originName: string;
  readonly destination: string;
  readonly destinationName: string;
  readonly departing: string;
  readonly returning: string;
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  /** Protection of single tickets; sold for whole orders only, so far. */
  readonly cancelTicket: readonly number[];
  /** Protection of the whole order, never chosen beforehand. */
  readonly cancelPackage: boolean;
  /** Of the page's loader at first, then what the results-age actor last knew. */
  readonly results: ResultsRef | null;
  readonly selectedAvailables: Readonly<Record<Path, FlightOffer | null>>;
  readonly passengers: readonly PassengerSlot[];
  /** The order of the checkout that goes on, as far as decisions need it. */
  readonly confirmInfo: OrderInfo | null;
  readonly hasCharterLabel: boolean;
  readonly indicatePage: IndicatePage;
  readonly path: Path;
  /** Counts the holds of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold that is asked for takes long. */
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly problem: Problem | null;
};

export type FlightBookingEvent =
  | { type: 'search.submit'; search: FlightSearch }
  | { type: 'path.change'; path: Path }
  | { type: 'offer.choose'; offer: FlightOffer }
  | { type: 'results.refresh' }
  /** The address changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: FlightRoute }
  /** The checkout hears what the list has no answer to. */
  | CheckoutEvent;

/** What the checkout tells. */
export type CheckoutNews = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = {
  readonly offerIds: readonly string[];
  readonly acceptedTotal: Money | null;
  readonly replacesOrderId: string | null;
  readonly idempotencyKey: string;
};
