import type { HoldSessionContext } from '#machines/core/hold-session/chart.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { InquiryContext } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { ResultsAgeContext } from '#machines/core/results-age/chart.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { hotelBookingViews } from '#machines/hotels/hotel-booking/fixtures.ts';
import type { HotelBookingContext } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { familyStay, stay as usual } from '#machines/hotels/hotel-results/fixtures.ts';
import type { HotelQuestion, HotelResultsRef, HotelResultsView, Stay } from '#machines/hotels/hotel-results/types.ts';
import type { GivenPages } from '../../support/stage/moment.ts';
import { type HotelPage, hotelPageOf } from './hotel-page.ts';

/** The searched stay, or the fixtures' stay when only an order is known. */
const stayOf = ({ departing, returning, rooms }: Stay): Stay =>
  departing === '' ? usual : { departing, returning, rooms };

const NOTHING = { order: null, inquiry: null };

/** Machines that show on a page of a stay, with the documents of that page. */
export const given: GivenPages<HotelPage> = {
  hotelBooking: ({ view, context, hasLongNames }) => {
    const booking = context as HotelBookingContext;
    const { confirmInfo: order, inquiry } = booking;
    return hotelPageOf(view as HotelBookingView, { stay: stayOf(booking), order, inquiry, hasLongNames });
  },
  hotelHold: ({ view, context, hasLongNames }) => {
    const session = view as HoldSessionView;
    const { deadlineAt, extensionsLeft } = context as HoldSessionContext;
    const order = orderInfo(session.kind === 'expired' ? 'expired' : 'awaitingPayment', { deadlineAt, extensionsLeft });
    return hotelPageOf(heldBy(session), { ...NOTHING, stay: familyStay, order, hasLongNames });
  },
  hotelInquiry: ({ view, context, hasLongNames }) => {
    const { inquiry, order } = context as InquiryContext;
    const page = { ...hotelBookingViews.inquiring, inquiry: view as InquiryView };
    return hotelPageOf(page, { stay: usual, inquiry, order, hasLongNames });
  },
  hotelResults: ({ view, context, hasLongNames }) => {
    const { search } = context as ResultsAgeContext<HotelQuestion, HotelResultsRef>;
    const { departing, returning, rooms } = search;
    const stay = { departing, returning, rooms };
    const results = view as HotelResultsView;
    const page: HotelBookingView =
      search.of === 'place'
        ? { ...hotelBookingViews.list, stay, destination: search.destination, results }
        : { ...hotelBookingViews.hotel, stay, rates: results };
    return hotelPageOf(page, { ...NOTHING, stay, hasLongNames });
  },
};
