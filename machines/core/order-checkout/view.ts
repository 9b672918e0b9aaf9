import type { Problem } from '#domain/core/problem.ts';
import { KEY_LOST } from '#machines/core/as-problem.ts';
import { type HoldSessionView, holdSessionView } from '#machines/core/hold-session/view.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { type OrderIssueView, orderIssueView } from '#machines/core/order-issue/view.ts';
import { type PaymentView, paymentView } from '#machines/core/payment/view.ts';

export type Held = { readonly orderId: string; readonly session: HoldSessionView };

/** All that a checkout screen may know. Orders and documents come from the query cache by key. */
export type OrderCheckoutView =
  | (Held & { kind: 'away' })
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
      /** The page whose form stays filled. */
      page: 'passengers' | 'confirm';
      isHolding: boolean;
      isSupplierSlow: boolean;
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
      page: IndicatePage;
      /** Why the request failed; `order.retry` sends it again. */
      problem: Problem | null;
    }
  | { kind: 'left'; problem: Problem | null };

export type CheckoutPageView = Exclude<OrderCheckoutView, { kind: 'away' | 'left' }>;

export const isKeyLost = (problem: Problem | null): problem is Problem =>
  problem !== null && KEY_LOST.some((code) => code === problem.code);

/** The hold as the order gives it, where no hold machine runs: on the way to the bank. */
const standing = ({ deadlineAt }: OrderInfo): HoldSessionView => ({
  kind: 'running',
  phase: 'calm',
  deadlineAt,
  canExtend: false,
  isExtending: false,
  isAsking: false,
  problem: null,
});

export function orderCheckoutView(snapshot: OrderCheckoutSnapshot): OrderCheckoutView {
  const { order, problem, indicatePage } = snapshot.context;
  const { orderId } = order;

  if (snapshot.matches('left')) return { kind: 'left', problem };
  if (snapshot.matches('issued')) return { kind: 'issued', orderId };
  if (snapshot.matches('refunded')) return { kind: 'refunded', orderId };
  if (snapshot.matches('issuing')) {
    const child = snapshot.children.orderIssue?.getSnapshot();
    const issue: OrderIssueView = child
      ? orderIssueView(child)
      : { kind: 'issuing', promisedAt: null, isOffline: false };
    return { kind: 'issuing', orderId, issue };
  }
  if (snapshot.matches('paying')) return payingView(snapshot);
  if (snapshot.matches('expired')) {
    return {
      kind: 'expired',
      orderId,
      page: indicatePage === 'confirm' ? 'confirm' : 'passengers',
      isHolding: snapshot.matches({ expired: 'holding' }),
      isSupplierSlow: snapshot.context.isSupplierSlow,
      isPriceChanged: snapshot.matches({ expired: 'priceChanged' }),
      problem,
    };
  }
  if (snapshot.matches('held')) return heldView(snapshot);
  const isFailed = snapshot.matches({ resuming: 'failed' });
  return { kind: 'resuming', orderId, page: indicatePage, problem: isFailed ? problem : null };
}

const ASKING = { kind: 'verifying', isSlow: false, isOpen: false, isLeaving: false, problem: null } as const;

function payingView(snapshot: OrderCheckoutSnapshot): OrderCheckoutView {
  const { cancelPackage, intent, order } = snapshot.context;
  const { orderId } = order;
  const child = snapshot.children.payment?.getSnapshot();
  const view: PaymentView = child ? paymentView(child) : { kind: 'ended' };
  if (view.kind === 'verifying') return { ...view, orderId };
  if (view.kind === 'ended' && !intent) return { ...ASKING, orderId };
  const payment = view.kind === 'atBank' ? 'atBank' : 'starting';
  return { kind: 'review', orderId, session: standing(order), payment, cancelPackage, problem: null };
}

function heldView(snapshot: OrderCheckoutSnapshot): OrderCheckoutView {
  const { problem, cancelPackage, order } = snapshot.context;
  const child = snapshot.children.hold?.getSnapshot();
  const held: Held = { orderId: order.orderId, session: child ? holdSessionView(child) : standing(order) };
  if (snapshot.matches({ held: 'away' })) return { kind: 'away', ...held };
  if (snapshot.matches({ held: 'review' }))
    return { kind: 'review', ...held, payment: 'ready', cancelPackage, problem };
  const isSubmitting = snapshot.matches({ held: { passengers: 'submitting' } });
  return { kind: 'passengers', ...held, isSubmitting, problem };
}
