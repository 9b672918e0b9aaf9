import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { availabilityFor, draftFor, orderFor, papersFor, problemFor, type Staging } from './documents.ts';

type Schemas = components['schemas'];
type Order = Schemas['FlightOrder'];
type KindOf<TKind extends FlightBookingView['kind']> = Extract<FlightBookingView, { kind: TKind }>;
type OnIssue = KindOf<'verifying' | 'issuing' | 'issued' | 'refunded' | 'resuming'>;

export type FlightPage =
  | { readonly page: 'search' }
  | {
      readonly page: 'results';
      readonly view: KindOf<'results'>;
      readonly availability: Schemas['FlightAvailability'] | null;
    }
  | {
      readonly page: 'passengers';
      readonly view: KindOf<'passengers' | 'expired'>;
      readonly order: Order;
      readonly draft: PassengerDraft;
    }
  | { readonly page: 'review'; readonly view: KindOf<'review' | 'expired'>; readonly order: Order }
  | {
      readonly page: 'issue';
      readonly view: OnIssue;
      readonly order: Order;
      readonly papers: Schemas['Documents'] | null;
    };

export function flightPageOf(view: FlightBookingView, info: OrderInfo | null, staging: Staging): FlightPage {
  switch (view.kind) {
    case 'idle':
      return { page: 'search' };
    case 'results':
      return { page: 'results', view: priced(view, staging), availability: availabilityFor(view) };
    case 'passengers':
      return passengersPage(view, info, staging);
    case 'review':
      return {
        page: 'review',
        view: priced(view, staging),
        order: orderFor(info, { ...staging, isProtected: view.cancelPackage }),
      };
    case 'expired':
      return view.page === 'confirm'
        ? { page: 'review', view: priced(view, staging), order: orderFor(info, staging) }
        : passengersPage(view, info, staging);
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
    case 'resuming': {
      const order = orderFor(info, staging);
      return { page: 'issue', view, order, papers: view.kind === 'issued' ? papersFor() : null };
    }
  }
}

const passengersPage = (
  view: KindOf<'passengers' | 'expired'>,
  info: OrderInfo | null,
  staging: Staging,
): FlightPage => ({
  page: 'passengers',
  view: priced(view, staging),
  order: orderFor(info, staging),
  draft: draftFor(staging),
});

const priced = <TView extends { readonly problem: KindOf<'passengers'>['problem'] }>(
  view: TView,
  staging: Staging,
): TView => (view.problem ? { ...view, problem: problemFor(view.problem, staging) } : view);
