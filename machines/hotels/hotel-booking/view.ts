import type { Problem } from '#domain/core/problem.ts';
import { type InquiryView, inquiryView } from '#machines/core/inquiry/view.ts';
import { need } from '#machines/core/need.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { resultsView } from '#machines/core/results-age/view.ts';
import { stayOf } from '#machines/hotels/hotel-booking/context.ts';
import type { HotelBookingSnapshot } from '#machines/hotels/hotel-booking/machine.ts';
import type { ChosenHotel, ChosenRate } from '#machines/hotels/hotel-booking/types.ts';
import type { Destination, HotelResultsView, Stay } from '#machines/hotels/hotel-results/types.ts';

/** A hold that continues while others show, and why the last request failed. */
type Beside = { readonly held: Held | null; readonly problem: Problem | null };

/** All that a screen may know of the flow. Hotels, rates, order and voucher come from the query cache. */
export type HotelBookingView =
  | { kind: 'idle'; problem: Problem | null }
  | { kind: 'reading' }
  | ({ kind: 'results'; stay: Stay; destination: Destination; results: HotelResultsView } & Beside)
  | ({
      kind: 'hotel';
      stay: Stay;
      hotel: ChosenHotel;
      /** Target of the link back to the list; null when no place was searched. */
      destination: Destination | null;
      rates: HotelResultsView;
      chosenRates: readonly (ChosenRate | null)[];
      canBook: boolean;
      /** The hold or the inquiry is being requested. */
      isBooking: boolean;
      isSupplierSlow: boolean;
      isPriceChanged: boolean;
      /** The price of this stay in an old link, in cents; for display only, never charged. */
      oldPrice: number | null;
    } & Beside)
  | ({
      kind: 'inquiry';
      stay: Stay;
      hotelLink: string;
      destination: Destination | null;
      inquiry: InquiryView;
    } & Omit<Beside, 'problem'>)
  | CheckoutPageView;

export function hotelBookingView(snapshot: HotelBookingSnapshot): HotelBookingView {
  const { context } = snapshot;
  if (snapshot.matches('idle')) return { kind: 'idle', problem: context.problem };
  if (snapshot.matches('reading')) return { kind: 'reading' };
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  const isGivenBack = snapshot.matches('browsing') && child?.matches('releasing') === true;
  // The checkout changes its page just before hotels appear or disappear.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left' && !isGivenBack) return checkout;
  const held = checkout?.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null;
  const stay = stayOf(context);
  const inquiry = snapshot.children.hotelInquiry?.getSnapshot();
  if (inquiry) {
    const { destination } = context;
    const hotelLink = need(context.hotelLink, 'link');
    return { kind: 'inquiry', stay, hotelLink, destination, inquiry: inquiryView(inquiry), held };
  }
  if (context.hotelId !== null) return hotelView(snapshot, { held, problem: context.problem });
  const list = snapshot.children.hotelResults?.getSnapshot();
  if (!context.destination) return { kind: 'idle', problem: context.problem };
  return {
    kind: 'results',
    stay,
    destination: context.destination,
    results: list ? resultsView(list) : { kind: 'loading' },
    held,
    problem: context.problem,
  };
}

function hotelView(snapshot: HotelBookingSnapshot, beside: Beside): HotelBookingView {
  const { context } = snapshot;
  const rates = snapshot.children.hotelRates?.getSnapshot();
  const isAt = (state: 'holding' | 'asking' | 'priceChanged') => snapshot.matches({ browsing: { hotel: state } });
  return {
    kind: 'hotel',
    stay: stayOf(context),
    hotel: {
      hotelId: need(context.hotelId, 'hotel'),
      hotelLink: need(context.hotelLink, 'link'),
      hotelType: need(context.hotelType, 'type'),
      answers: need(context.answers, 'way to answer'),
    },
    destination: context.destination,
    rates: rates ? resultsView(rates) : { kind: 'loading' },
    chosenRates: context.chosenRates,
    canBook: context.chosenRates.length > 0 && context.chosenRates.every((rate) => rate !== null),
    isBooking: isAt('holding') || isAt('asking'),
    isSupplierSlow: context.isSupplierSlow,
    isPriceChanged: isAt('priceChanged'),
    oldPrice: context.customerOrderPrice,
    ...beside,
  };
}
