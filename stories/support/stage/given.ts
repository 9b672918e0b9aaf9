import { oneWay, views } from '#machines/flight-booking/fixtures.ts';
import type { FlightBookingContext } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { OrderCheckoutContext } from '#machines/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/order-checkout/view.ts';
import type { OrderIssueContext } from '#machines/order-issue/types.ts';
import type { OrderIssueView } from '#machines/order-issue/view.ts';
import type { PaymentContext } from '#machines/payment/types.ts';
import type { PaymentView } from '#machines/payment/view.ts';
import type { ResultsAgeContext } from '#machines/results-age/types.ts';
import type { ResultsAgeView } from '#machines/results-age/view.ts';
import type { HoldSessionContext } from '#machines/shared/hold-session.ts';
import type { HoldSessionView } from '#machines/shared/hold-session-view.ts';
import { orderInfo } from '#machines/shared/testing/order-info.ts';
import { type FlightPage, flightPageOf } from './flight-page.ts';

/** A flow at one moment, and the toolbar's choice of names. */
export type Moment = {
  readonly view: unknown;
  readonly context: unknown;
  readonly hasLongNames: boolean;
};

const orderId = views.heldCalm.orderId;

/** Machines that show on a page of the flight flow, with the documents of that page. */
const PAGES: Readonly<Record<string, (moment: Moment) => FlightPage>> = {
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
    // The product's list, as the product with a list draws it.
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

/** A page with documents of its own, under the names that the toolbar chose. */
export type Named<TView> = { readonly view: TView; readonly hasLongNames: boolean };
const NAMED = ['accountSettings', 'passengerBook', 'orderCancel'];

/**
 * All that the screen of a flow is told, but the clock: its machine's view, or the page of another flow on which it shows.
 * Two states with the same answer here have the same screen.
 */
export const givenTo = (flow: string, moment: Moment): unknown => {
  const { view, hasLongNames } = moment;
  if (NAMED.includes(flow)) return { view, hasLongNames } satisfies Named<unknown>;
  return PAGES[flow]?.(moment) ?? view;
};

/** Epoch ms of this century, unlike amounts, counts and durations. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > Date.UTC(2001, 0);

/**
 * What a screen is told, with each moment only as to come or past: the digits of a clock are not another screen. The words
 * of a hold that ends soon follow its phase, which the view says.
 */
export function timeless(given: unknown, now: number): unknown {
  if (isMoment(given)) return given > now ? 'to come' : 'past';
  if (Array.isArray(given)) return given.map((item) => timeless(item, now));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, timeless(item, now)]));
}
