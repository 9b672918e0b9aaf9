import type { FlightSearch, Path } from '#domain/flight-search.ts';
import type { Problem } from '#domain/problem.ts';
import { searchOf } from '#machines/flight-booking/context.ts';
import type { FlightBookingSnapshot } from '#machines/flight-booking/machine.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/order-checkout/view.ts';
import { type ResultsAgeView, resultsAgeView } from '#machines/results-age/view.ts';

/** All that a screen may know of the flow. The documents (offers, order, tickets) come from the query cache by their keys. */
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
      /** The answer takes longer than one waits without a word. */
      isSupplierSlow: boolean;
      /** price_changed asks for a decision; sold_out names the leg and the nearest flights. */
      problem: Problem | null;
      isPriceChanged: boolean;
      /** Seats that are held already while other flights are looked at. */
      held: Held | null;
    }
  | CheckoutPageView;

/** Total: every state of the chart and of its children has a view. */
export function flightBookingView(snapshot: FlightBookingSnapshot): FlightBookingView {
  if (snapshot.matches('idle')) return { kind: 'idle' };
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  // The checkout changes its page in the moment before the list comes or goes.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left') return checkout;
  return resultsView(snapshot, checkout?.kind === 'away' ? checkout : null);
}

function resultsView(snapshot: FlightBookingSnapshot, away: Held | null): FlightBookingView {
  const { context } = snapshot;
  const child = snapshot.children.resultsAge?.getSnapshot();
  return {
    kind: 'results',
    search: searchOf(context),
    path: context.path,
    selectedAvailables: context.selectedAvailables,
    hasCharterLabel: context.hasCharterLabel,
    results: child ? resultsAgeView(child) : { kind: 'loading' },
    isHolding: snapshot.matches({ results: 'holding' }),
    isSupplierSlow: context.isSupplierSlow,
    problem: context.problem,
    isPriceChanged: snapshot.matches({ results: 'priceChanged' }),
    held: away && { orderId: away.orderId, session: away.session },
  };
}
