import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaTrip } from '#domain/visa/visa-trip.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { VisaApplicantEvent, VisaFault, VisaRequestee } from '#machines/visa/visa-applicant/types.ts';

/** Travellers, dates and speed: the start of a request; `travellersOf`: the order whose people and guide fill it in. */
export type VisaSearchBox = VisaTrip & { readonly travellersOf?: string };

/** The changed request; `version`: the version the traveller saw. */
export type VisaTripChange = { readonly searchBox: VisaSearchBox; readonly version: number };

export type VisaPlaceOfPerson = { readonly position: number; readonly page: VisaPage };

export type VisaTask = VisaPlaceOfPerson | 'trip' | 'contact' | null;

/** The parts of a URL. `results` is the task list with its pages. */
export type VisaRoute = {
  readonly indicatePage: IndicatePage;
  readonly orderId: string | null;
  readonly open: VisaTask;
};

export type VisaRequestInput = {
  /** Part of the idempotency keys of this visit's requests; '' where nothing is started, as on the server. */
  readonly flowId: string;
  /** Earlier answers, as from the verdict page; null for none. */
  readonly searchBox: VisaSearchBox | null;
  readonly visaRequestees: readonly VisaRequestee[];
  readonly order: OrderInfo | null;
  readonly route: VisaRoute;
};

/** The fields of the customer's specification keep its names. */
export type VisaRequestContext = {
  readonly flowId: string;
  readonly searchBox: VisaSearchBox | null;
  readonly visaRequestees: readonly VisaRequestee[];
  /** The order of the request, as far as decisions need it; null before there is one. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  readonly open: VisaTask;
  /** Chosen speeds that are not saved yet; the first one is being saved. */
  readonly speeds: readonly VisaProcessing[];
  /** Counts the requests begun in this visit; part of their idempotency keys. */
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
  /** Travellers and dates changed in a draft. Persons who stay keep their answers. */
  | ({ type: 'trip.change' } & VisaTripChange)
  | { type: 'contact.show' }
  /** The contact data were validated; they are in the draft of the order. */
  | { type: 'contact.submit'; faults: readonly VisaFault[] }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: VisaRoute }
  | ({ type: 'people.arrived' } & Pick<VisaBegun, 'visaRequestees'>)
  | VisaApplicantEvent
  | CheckoutEvent;

export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type VisaBegun = { readonly order: OrderInfo; readonly visaRequestees: readonly VisaRequestee[] };
export type BeginRequestInput = { readonly searchBox: VisaSearchBox; readonly idempotencyKey: string };
export type ChangeRequestInput = {
  readonly orderId: string;
  readonly change: Partial<VisaSearchBox & { version: number }>;
};
