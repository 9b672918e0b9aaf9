import { assign, sendTo, setup } from 'xstate';
import type { FlightSearch, Path } from '#domain/flight-search.ts';
import { MIN_CONNECTION_MINUTES, SLOW_HOLD_MS } from '#domain/limits.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { Problem, ProblemCode } from '#domain/problem.ts';
import { hasPapers, isBeingIssued, isGone, isUnfinished, statusesThat } from '#domain/status-questions.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { NOTHING_SELECTED, searchContext } from '#machines/flight-booking/context.ts';
import type {
  FlightBookingContext,
  FlightBookingEvent,
  FlightBookingInput,
  FlightOffer,
  FlightRoute,
  HoldAgainInput,
  IndicatePage,
  PlaceHoldInput,
} from '#machines/flight-booking/types.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import type { FlightSessionInput } from '#machines/flight-session/types.ts';
import { orderIssueMachine } from '#machines/order-issue/machine.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import type { PaymentIntent, PaymentOutput } from '#machines/payment/types.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import type { ResultsRef } from '#machines/results-age/types.ts';
import type { OrderInfo, OrderInput } from '#machines/shared/order.ts';
import { requestPort } from '#machines/shared/ports.ts';

/** Features, row 27: the way back leaves at least an hour after the way out has landed. */
const leavesInTime = (departing: FlightOffer, returning: FlightOffer): boolean =>
  returning.flight.departsAt >= departing.flight.arrivesAt + MIN_CONNECTION_MINUTES * MINUTE_MS;

const isPathOpen = ({ type, selectedAvailables }: FlightBookingContext, path: Path) =>
  path === 'departing' || (type === 'twoWay' && selectedAvailables.departing !== null);

/** The legs with this one chosen. A way back that would leave too early is given up for a new way out. */
function legsWith({ path, selectedAvailables }: FlightBookingContext, offer: FlightOffer) {
  if (path === 'returning') return { ...selectedAvailables, returning: offer };
  const { returning } = selectedAvailables;
  return { departing: offer, returning: returning && leavesInTime(offer, returning) ? returning : null };
}

/** Another day for the way back keeps the way out that was chosen; any other search begins with the way out. */
function wayOutFor(context: FlightBookingContext, search: FlightSearch) {
  const departing = context.selectedAvailables.departing;
  const isSameWayOut = (Object.keys(search) as (keyof FlightSearch)[]).every(
    (key) => key === 'returning' || search[key] === context[key],
  );
  return departing && isSameWayOut && search.type === 'twoWay'
    ? { selectedAvailables: { departing, returning: null }, path: 'returning' as const }
    : { selectedAvailables: NOTHING_SELECTED, path: 'departing' as const };
}

const hasStatus = ({ confirmInfo }: FlightBookingContext, isSo: (status: OrderStatus) => boolean) =>
  confirmInfo !== null && isSo(confirmInfo.status);
const isStatus = (wanted: OrderStatus) => (status: OrderStatus) => status === wanted;

/** Flights need a search, the review needs passengers. */
const isPageOpen = ({ origin, confirmInfo }: FlightBookingContext, page: IndicatePage) =>
  page === 'results' ? origin !== '' : page !== 'confirm' || confirmInfo?.hasPassengers === true;

const declineProblem = (order: OrderInfo | null): Problem | null =>
  order?.status === 'paymentFailed' ? { code: 'payment_declined', message: order.declineReason ?? 'declined' } : null;

/** Types, ports, actions and guards of the flow; the chart itself is in machine.ts and the state files beside it. */
export const flightBooking = setup({
  types: {
    input: {} as FlightBookingInput,
    context: {} as FlightBookingContext,
    events: {} as FlightBookingEvent,
    children: {} as {
      resultsAge: 'resultsAge';
      flightSession: 'flightSession';
      payment: 'payment';
      orderIssue: 'orderIssue';
      placeHold: 'placeHold';
      submitPassengers: 'submitPassengers';
      releaseHold: 'releaseHold';
      holdAgain: 'holdAgain';
      readOrder: 'readOrder';
    },
  },
  actors: {
    resultsAge: resultsAgeMachine,
    flightSession: flightSessionMachine,
    payment: paymentMachine,
    orderIssue: orderIssueMachine,
    placeHold: requestPort<OrderInfo, PlaceHoldInput>('placeHold'),
    submitPassengers: requestPort<OrderInfo, OrderInput>('submitPassengers'),
    releaseHold: requestPort<void, OrderInput>('releaseHold'),
    holdAgain: requestPort<OrderInfo, HoldAgainInput>('holdAgain'),
    readOrder: requestPort<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setSearch: assign(({ context }, { search }: { search: FlightSearch }) => ({
      ...searchContext(search),
      results: null,
      ...wayOutFor(context, search),
      acceptedTotal: null,
      problem: null,
    })),
    setPath: assign((_, { path }: { path: Path }) => ({ path })),
    setOffer: assign(({ context }, { offer }: { offer: FlightOffer }) => ({
      selectedAvailables: legsWith(context, offer),
      acceptedTotal: null,
      problem: null,
    })),
    /** A leg that is sold out is chosen anew; the other one stays. */
    dropLostOffer: assign(({ context }, { problem }: { problem: Problem }) => {
      if (problem.code === 'offer_expired') {
        return { problem, path: 'departing' as const, selectedAvailables: NOTHING_SELECTED };
      }
      const lost = problem.leg ?? 'departing';
      return { problem, path: lost, selectedAvailables: { ...context.selectedAvailables, [lost]: null } };
    }),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order, acceptedTotal: null })),
    /** The newest list is found again when the traveller comes back to it. */
    noteResults: assign((_, { results }: { results: ResultsRef | null }) => ({ results })),
    /** An extension moves the end of the hold; it must not be lost when the session is left and entered again. */
    noteSession: assign(({ context }, { orderId, deadlineAt, extensionsLeft }: FlightSessionInput) =>
      context.confirmInfo?.orderId === orderId
        ? { confirmInfo: { ...context.confirmInfo, deadlineAt, extensionsLeft } }
        : {},
    ),
    dropOrder: assign({ confirmInfo: null, cancelPackage: false, intent: null }),
    forgetOrder: assign({
      confirmInfo: null,
      cancelPackage: false,
      selectedAvailables: NOTHING_SELECTED,
      path: 'departing',
      acceptedTotal: null,
      intent: null,
    }),
    showDecline: assign(({ context }) => ({ problem: declineProblem(context.confirmInfo) ?? context.problem })),
    setPaymentEnd: assign(({ context }, { order, problem }: PaymentOutput) => ({
      confirmInfo: order ?? context.confirmInfo,
      intent: null,
      problem,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    tellHoldEnded: assign({ problem: { code: 'hold_expired', message: 'The hold ended.' } }),
    clearProblem: assign({ problem: null }),
    acceptPrice: assign(({ context }) => ({ acceptedTotal: context.problem?.price?.new ?? null, problem: null })),
    countHold: assign(({ context }) => ({ holdAttempt: context.holdAttempt + 1, problem: null })),
    noteSlow: assign({ isAirlineSlow: true }),
    forgetSlow: assign({ isAirlineSlow: false }),
    setIntent: assign((_, { intent }: { intent: PaymentIntent }) => ({
      intent,
      cancelPackage: intent.cancelPackage,
      problem: null,
    })),
    showPage: assign((_, { page }: { page: IndicatePage }) => ({ indicatePage: page })),
    passRefresh: sendTo('resultsAge', { type: 'results.refresh' }),
    passExtend: sendTo('flightSession', { type: 'session.extend' }),
    passReturn: sendTo('payment', { type: 'bank.returned' }),
    passLeave: sendTo('payment', { type: 'payment.leave' }),
    syncSession: sendTo('flightSession', (_, { order }: { order: OrderInfo }) => ({
      type: 'session.sync',
      deadlineAt: order.deadlineAt,
      extensionsLeft: order.extensionsLeft,
    })),
  },
  delays: { slowHold: SLOW_HOLD_MS },
  guards: {
    hasSearch: ({ context }) => context.origin !== '',
    isHolding: ({ context }) => hasStatus(context, isUnfinished),
    isPaying: ({ context }) => hasStatus(context, isStatus('paying')),
    isIssuing: ({ context }) => hasStatus(context, isBeingIssued),
    isIssued: ({ context }) => hasStatus(context, hasPapers),
    isRefunded: ({ context }) => hasStatus(context, isStatus('refunded')),
    isExpired: ({ context }) => hasStatus(context, isStatus('expired')),
    isGone: ({ context }) => hasStatus(context, isGone),
    wantsReview: ({ context }) =>
      isPageOpen(context, 'confirm') && (context.indicatePage === 'confirm' || context.indicatePage === 'issue'),
    wantsResults: ({ context }) => isPageOpen(context, 'results') && context.indicatePage === 'results',
    /** The way back is chosen after the way out; a one-way trip has none. */
    canChoosePath: ({ context }, { path }: { path: Path }) => isPathOpen(context, path),
    canShowPath: ({ context }, { route }: { route: FlightRoute }) =>
      route.indicatePage === 'results' && isPathOpen(context, route.path),
    completesTrip: ({ context }, { offer }: { offer: FlightOffer }) => {
      const { departing, returning } = legsWith(context, offer);
      return (
        departing !== null && (context.type === 'oneWay' || (returning !== null && leavesInTime(departing, returning)))
      );
    },
    isDeparting: ({ context }) => context.path === 'departing',
    hasCode: (_, { problem, codes }: { problem: Problem; codes: readonly ProblemCode[] }) =>
      codes.includes(problem.code),
    hasStatusOf: (_, { order, statuses }: { order: OrderInfo; statuses: readonly OrderStatus[] }) =>
      statuses.includes(order.status),
    hasOutcome: (_, { output, outcome }: { output: PaymentOutput; outcome: PaymentOutput['outcome'] }) =>
      output.outcome === outcome,
    isRefusedWith: (_, { output, codes }: { output: PaymentOutput; codes: readonly ProblemCode[] }) =>
      output.problem !== null && codes.includes(output.problem.code),
    isPage: (_, { asked, page }: { asked: IndicatePage; page: IndicatePage }) => asked === page,
    /** Another page than the one that shows: asking for the same again must not stop what it is waiting for. */
    canVisit: ({ context }, { asked, page }: { asked: IndicatePage; page: IndicatePage }) =>
      (asked === 'issue' ? 'confirm' : asked) === page && page !== context.indicatePage && isPageOpen(context, page),
  },
});

export const OPEN_HOLD = statusesThat(isUnfinished);
