import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaTrip } from '#domain/visa/visa-trip.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { VisaApplicantEvent, VisaFault, VisaRequestee } from '#machines/visa/visa-applicant/types.ts';

/** Who wants to go, when, and how quickly: what a request begins with. */
export type VisaSearchBox = VisaTrip;

/** The request as it shall be; `version`: of the one that was looked at. */
export type VisaTripChange = { readonly searchBox: VisaSearchBox; readonly version: number };

/** The page of one person. */
export type VisaPlaceOfPerson = { readonly position: number; readonly page: VisaPage };

/** What shows in place of the list of tasks: who goes and when, a page of a person, or how to reach the traveller. */
export type VisaTask = VisaPlaceOfPerson | 'trip' | 'contact' | null;

/** What an address names. `results` is the list of tasks, with the pages that it leads to. */
export type VisaRoute = {
  readonly indicatePage: IndicatePage;
  readonly orderId: string | null;
  readonly open: VisaTask;
};

export type VisaRequestInput = {
  /** Makes the keys of this visit's requests unique; '' where nothing is started, as on the server. */
  readonly flowId: string;
  /** What was answered before, as on the page of the verdict; null for none. */
  readonly searchBox: VisaSearchBox | null;
  readonly visaRequestees: readonly VisaRequestee[];
  readonly order: OrderInfo | null;
  readonly route: VisaRoute;
};

/** The names of the fields are our customer's, as far as they are his. */
export type VisaRequestContext = {
  readonly flowId: string;
  readonly searchBox: VisaSearchBox | null;
  readonly visaRequestees: readonly VisaRequestee[];
  /** The order of the request, as far as decisions need it; null before there is one. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  readonly open: VisaTask;
  /** Speeds that were chosen and are not saved; the first one is being saved. */
  readonly speeds: readonly VisaProcessing[];
  /** Counts the requests that were begun in this visit: part of their idempotency keys. */
  readonly beginAttempt: number;
  readonly faults: readonly VisaFault[];
  readonly focusAsked: number;
  readonly problem: Problem | null;
};

export type VisaRequestEvent =
  | { type: 'request.begin'; searchBox: VisaSearchBox }
  | { type: 'request.restart' }
  | { type: 'page.open'; position: number; page: VisaPage }
  | { type: 'tasks.show' }
  | { type: 'processing.choose'; processing: VisaProcessing }
  | { type: 'trip.show' }
  /** Who goes and when, changed in a draft; what was told of each person who stays remains. */
  | ({ type: 'trip.change' } & VisaTripChange)
  | { type: 'contact.show' }
  /** How to reach the traveller was checked; it lies in the draft of the order. */
  | { type: 'contact.submit'; faults: readonly VisaFault[] }
  /** The address changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: VisaRoute }
  /** Another tab changed the request: who goes now, and what is missing of each. */
  | ({ type: 'people.arrived' } & Pick<VisaBegun, 'visaRequestees'>)
  | VisaApplicantEvent
  | CheckoutEvent;

/** What the checkout tells. */
export type CheckoutNews = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

/** A request that exists now, and what is missing in it. */
export type VisaBegun = { readonly order: OrderInfo; readonly visaRequestees: readonly VisaRequestee[] };
export type BeginRequestInput = { readonly searchBox: VisaSearchBox; readonly idempotencyKey: string };
export type ChangeRequestInput = {
  readonly orderId: string;
  readonly change: Partial<VisaSearchBox & { version: number }>;
};
