import type { FlightSearch, Path } from '#domain/flight-search.ts';
import type { Problem } from '#domain/problem.ts';
import { searchOf } from '#machines/flight-booking/context.ts';
import type { FlightBookingSnapshot } from '#machines/flight-booking/machine.ts';
import type { FlightOffer, IndicatePage } from '#machines/flight-booking/types.ts';
import { type FlightSessionView, flightSessionView } from '#machines/flight-session/view.ts';
import { type OrderIssueView, orderIssueView } from '#machines/order-issue/view.ts';
import { type PaymentView, paymentView } from '#machines/payment/view.ts';
import { type ResultsAgeView, resultsAgeView } from '#machines/results-age/view.ts';
import type { OrderInfo } from '#machines/shared/order.ts';

type Held = { readonly orderId: string; readonly session: FlightSessionView };

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
      isAirlineSlow: boolean;
      /** price_changed asks for a decision; sold_out names the leg and the nearest flights. */
      problem: Problem | null;
      isPriceChanged: boolean;
      /** Seats that are held already while other flights are looked at. */
      held: Held | null;
    }
  | (Held & { kind: 'passengers'; isSubmitting: boolean; problem: Problem | null })
  | (Held & {
      kind: 'review';
      payment: 'ready' | 'starting' | 'atBank';
      cancelPackage: boolean;
      problem: Problem | null;
    })
  | {
      kind: 'expired';
      orderId: string;
      /** The page that stays filled. */
      page: 'passengers' | 'confirm';
      isHolding: boolean;
      isAirlineSlow: boolean;
      isPriceChanged: boolean;
      problem: Problem | null;
    }
  | (Extract<PaymentView, { kind: 'verifying' }> & { orderId: string })
  | { kind: 'issuing'; orderId: string; issue: OrderIssueView }
  | { kind: 'issued'; orderId: string }
  | { kind: 'refunded'; orderId: string }
  | {
      kind: 'resuming';
      orderId: string;
      /** Where the traveller was; the address stays until the answer is there. */
      page: IndicatePage;
      /** Why the server could not be asked; `order.retry` asks again. */
      problem: Problem | null;
    };

/** The session as the order tells it, where no session runs: on the way to the bank. */
const standing = (order: OrderInfo | null): FlightSessionView => ({
  kind: 'running',
  phase: 'calm',
  deadlineAt: order?.deadlineAt ?? 0,
  canExtend: false,
  isExtending: false,
  problem: null,
});

/** Total: every state of the chart and of its children has a view. */
export function flightBookingView(snapshot: FlightBookingSnapshot): FlightBookingView {
  const { context } = snapshot;
  const orderId = context.confirmInfo?.orderId ?? '';
  const { problem } = context;

  if (snapshot.matches('issued')) return { kind: 'issued', orderId };
  if (snapshot.matches('refunded')) return { kind: 'refunded', orderId };
  if (snapshot.matches('resuming') || snapshot.matches('releasing')) {
    const isFailed = snapshot.matches({ resuming: 'failed' });
    return { kind: 'resuming', orderId, page: context.indicatePage, problem: isFailed ? problem : null };
  }
  if (snapshot.matches('issuing')) {
    const child = snapshot.children.orderIssue?.getSnapshot();
    const issue: OrderIssueView = child
      ? orderIssueView(child)
      : { kind: 'issuing', promisedAt: null, isOffline: false };
    return { kind: 'issuing', orderId, issue };
  }
  if (snapshot.matches('paying')) return payingView(snapshot, orderId);
  if (snapshot.matches('expired')) {
    return {
      kind: 'expired',
      orderId,
      page: context.indicatePage === 'confirm' ? 'confirm' : 'passengers',
      isHolding: snapshot.matches({ expired: 'holding' }),
      isAirlineSlow: context.isAirlineSlow,
      isPriceChanged: snapshot.matches({ expired: 'priceChanged' }),
      problem,
    };
  }
  if (snapshot.matches('held')) return heldView(snapshot, orderId);
  return snapshot.matches('results') ? resultsView(snapshot, null) : { kind: 'idle' };
}

const ASKING = { kind: 'verifying', isSlow: false, isOpen: false, isLeaving: false, problem: null } as const;

function payingView(snapshot: FlightBookingSnapshot, orderId: string): FlightBookingView {
  const child = snapshot.children.payment?.getSnapshot();
  const view: PaymentView = child ? paymentView(child) : { kind: 'ended' };
  if (view.kind === 'verifying') return { ...view, orderId };
  const { cancelPackage, intent, confirmInfo } = snapshot.context;
  if (view.kind === 'ended' && !intent) return { ...ASKING, orderId };
  const payment = view.kind === 'atBank' ? 'atBank' : 'starting';
  return { kind: 'review', orderId, session: standing(confirmInfo), payment, cancelPackage, problem: null };
}

function heldView(snapshot: FlightBookingSnapshot, orderId: string): FlightBookingView {
  const child = snapshot.children.flightSession?.getSnapshot();
  const held: Held = { orderId, session: child ? flightSessionView(child) : standing(snapshot.context.confirmInfo) };
  const { problem, cancelPackage } = snapshot.context;
  if (snapshot.matches({ held: 'browsing' })) return resultsView(snapshot, held);
  if (snapshot.matches({ held: 'review' }))
    return { kind: 'review', ...held, payment: 'ready', cancelPackage, problem };
  const isSubmitting = snapshot.matches({ held: { passengers: 'submitting' } });
  return { kind: 'passengers', ...held, isSubmitting, problem };
}

function resultsView(snapshot: FlightBookingSnapshot, held: Held | null): FlightBookingView {
  const { context } = snapshot;
  const child = snapshot.children.resultsAge?.getSnapshot();
  return {
    kind: 'results',
    search: searchOf(context),
    path: context.path,
    selectedAvailables: context.selectedAvailables,
    hasCharterLabel: context.hasCharterLabel,
    results: child ? resultsAgeView(child) : { kind: 'loading' },
    isHolding: snapshot.matches({ results: 'holding' }) || snapshot.matches({ held: { browsing: 'holding' } }),
    isAirlineSlow: context.isAirlineSlow,
    problem: context.problem,
    isPriceChanged:
      snapshot.matches({ results: 'priceChanged' }) || snapshot.matches({ held: { browsing: 'priceChanged' } }),
    held,
  };
}
