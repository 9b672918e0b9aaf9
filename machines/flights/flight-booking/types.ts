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

/** One passenger of the form; the typed values are in the draft, not here. */
export type PassengerSlot = { readonly ageClass: AgeClass };

/** The parts of a URL; the bridge converts both ways. */
export type FlightRoute = {
  readonly indicatePage: IndicatePage;
  readonly path: Path;
  readonly orderId: string | null;
};

export type FlightBookingInput = {
  /** Part of the idempotency keys of this visit's holds; '' where nothing is started, as on the server. */
  readonly flowId: string;
  readonly search: FlightSearch | null;
  readonly route: FlightRoute;
  /** The result that the page's loader already has. */
  readonly results: ResultsRef | null;
  readonly order: OrderInfo | null;
  /** The outbound flight in the URL; with it the return flights show. */
  readonly wayOut?: FlightOffer | null;
  /** The last payment attempt included the cancellation protection. */
  readonly cancelPackage?: boolean;
};

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
  /** Protection of single tickets; so far it is sold only for whole orders. */
  readonly cancelTicket: readonly number[];
  /** Protection of the whole order; opt-in. */
  readonly cancelPackage: boolean;
  /** From the page's loader at first, then from the results-age actor. */
  readonly results: ResultsRef | null;
  readonly selectedAvailables: Readonly<Record<Path, FlightOffer | null>>;
  readonly passengers: readonly PassengerSlot[];
  /** The order of the running checkout, as far as decisions need it. */
  readonly confirmInfo: OrderInfo | null;
  readonly hasCharterLabel: boolean;
  readonly indicatePage: IndicatePage;
  readonly path: Path;
  /** Counts the holds of this visit; part of their idempotency keys. */
  readonly holdAttempt: number;
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly problem: Problem | null;
};

export type FlightBookingEvent =
  | { type: 'search.submit'; search: FlightSearch }
  | { type: 'path.change'; path: Path }
  | { type: 'offer.choose'; offer: FlightOffer }
  | { type: 'results.refresh' }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: FlightRoute }
  | CheckoutEvent;

export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = {
  readonly offerIds: readonly string[];
  readonly acceptedTotal: Money | null;
  readonly replacesOrderId: string | null;
  readonly idempotencyKey: string;
};
