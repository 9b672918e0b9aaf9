import type { HoldSessionContext } from '#machines/core/hold-session/chart.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { OrderCheckoutContext } from '#machines/core/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { OrderIssueContext } from '#machines/core/order-issue/types.ts';
import type { OrderIssueView } from '#machines/core/order-issue/view.ts';
import type { PaymentContext } from '#machines/core/payment/types.ts';
import type { PaymentView } from '#machines/core/payment/view.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { oneWay, views } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightBookingContext } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { ResultsAgeContext, ResultsAgeView } from '#machines/flights/results-age/types.ts';
import type { GivenPages } from '../../support/stage/moment.ts';
import { type FlightPage, flightPageOf } from './flight-page.ts';

const orderId = views.heldCalm.orderId;

/**
 * Machines that show on a page of the flight flow, with the documents of that page; includes the machines shared by all
 * products.
 */
export const given: GivenPages<FlightPage> = {
  flightBooking: ({ view, context, hasLongNames }) => {
    const { type, confirmInfo } = context as FlightBookingContext;
    return flightPageOf(view as FlightBookingView, confirmInfo, {
      isOneWay: type === 'oneWay',
      isProtected: false,
      hasLongNames,
    });
  },
  orderCheckout: ({ view, context, hasLongNames }) => {
    const checkout = view as OrderCheckoutView;
    const { order } = context as OrderCheckoutContext;
    if (checkout.kind === 'away' || checkout.kind === 'left') {
      const held = checkout.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null;
      const problem = checkout.kind === 'left' ? checkout.problem : null;
      return flightPageOf({ ...views.freshOneWay, held, problem }, order, oneWayOf(hasLongNames));
    }
    return flightPageOf(checkout, order, { isOneWay: false, isProtected: false, hasLongNames });
  },
  flightSession: ({ view, context, hasLongNames }) => {
    const session = view as HoldSessionView;
    const { deadlineAt, extensionsLeft } = context as HoldSessionContext;
    const isExpired = session.kind === 'expired';
    const order = orderInfo(isExpired ? 'expired' : 'awaitingPayment', { deadlineAt, extensionsLeft });
    return flightPageOf(
      isExpired ? views.expiredAtReview : { ...views.reviewing, session },
      order,
      oneWayOf(hasLongNames),
    );
  },
  resultsAge: ({ view, context, hasLongNames }) => {
    const { search } = context as ResultsAgeContext;
    const results = view as ResultsAgeView;
    return flightPageOf({ ...views.freshOneWay, search, results }, null, {
      isOneWay: search.type === oneWay.type,
      isProtected: false,
      hasLongNames,
    });
  },
  payment: ({ view, context, hasLongNames }) => {
    const payment = view as PaymentView;
    const { order, intent } = context as PaymentContext;
    const isLeaving = payment.kind === 'starting' || payment.kind === 'atBank' || intent !== null;
    const page: FlightBookingView =
      payment.kind === 'verifying' || !isLeaving
        ? { ...(payment.kind === 'verifying' ? payment : views.verifying), orderId }
        : { ...views.payingStarts, payment: payment.kind === 'atBank' ? 'atBank' : 'starting' };
    const status = page.kind === 'verifying' ? 'paying' : 'awaitingPayment';
    return flightPageOf(page, order ?? orderInfo(status), oneWayOf(hasLongNames));
  },
  orderIssue: ({ view, context, hasLongNames }) => {
    const issue = view as OrderIssueView;
    const { order } = context as OrderIssueContext;
    const page: FlightBookingView =
      issue.kind === 'settled' && order.status === 'issued'
        ? { kind: 'issued', orderId }
        : issue.kind === 'settled'
          ? { kind: 'refunded', orderId }
          : { kind: 'issuing', orderId, issue };
    return flightPageOf(page, order, oneWayOf(hasLongNames));
  },
};

const oneWayOf = (hasLongNames: boolean) => ({ isOneWay: true, isProtected: false, hasLongNames });
