import type { Problem } from '#domain/core/problem.ts';
import type { FlightSearch, Path } from '#domain/flights/flight-search.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { resultsView } from '#machines/core/results-age/view.ts';
import { NOTHING_SELECTED, searchOf } from '#machines/flights/flight-booking/context.ts';
import type { FlightBookingSnapshot } from '#machines/flights/flight-booking/machine.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { ResultsAgeView } from '#machines/flights/results-age/types.ts';

/** All that a screen may know of the flow. Offers, order and tickets come from the query cache by key. */
export type FlightBookingView =
  | { kind: 'idle' }
  | {
      kind: 'results';
      search: FlightSearch;
      path: Path;
      selectedAvailables: Readonly<Record<Path, FlightOffer | null>>;
      hasCharterLabel: boolean;
      results: ResultsAgeView;
      isHolding: boolean;
      isSupplierSlow: boolean;
      /** price_changed requires a decision; sold_out names the leg and the nearest flights. */
      problem: Problem | null;
      isPriceChanged: boolean;
      /** A hold that continues while other flights show. */
      held: Held | null;
    }
  | CheckoutPageView;

export function flightBookingView(snapshot: FlightBookingSnapshot): FlightBookingView {
  if (snapshot.matches('idle')) return { kind: 'idle' };
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  // The checkout changes its page just before the list appears or disappears.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left') return checkout;
  const list = listView(snapshot, checkout?.kind === 'away' ? checkout : null);
  // Leaving an order clears the selection, but the flow learns of it one message later.
  const isForgotten =
    checkout?.kind === 'left' &&
    (snapshot.matches('checkout') || (checkout.problem !== null && snapshot.matches({ results: 'choosing' })));
  return isForgotten ? { ...list, path: 'departing', selectedAvailables: NOTHING_SELECTED } : list;
}

type ResultsView = Extract<FlightBookingView, { kind: 'results' }>;

function listView(snapshot: FlightBookingSnapshot, away: Held | null): ResultsView {
  const { context } = snapshot;
  const child = snapshot.children.resultsAge?.getSnapshot();
  return {
    kind: 'results',
    search: searchOf(context),
    path: context.path,
    selectedAvailables: context.selectedAvailables,
    hasCharterLabel: context.hasCharterLabel,
    results: child ? resultsView(child) : { kind: 'loading' },
    isHolding: snapshot.matches({ results: 'holding' }),
    isSupplierSlow: context.isSupplierSlow,
    problem: context.problem,
    isPriceChanged: snapshot.matches({ results: 'priceChanged' }),
    held: away && { orderId: away.orderId, session: away.session },
  };
}
