import type { Problem } from '#domain/core/problem.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';
import type { OrderDueSnapshot } from '#machines/core/order-due/machine.ts';
import { type PaymentView, paymentView } from '#machines/core/payment/view.ts';

export type OrderDueView =
  | {
      kind: 'ready';
      /** isAsking: the server is asked how the order stands. */
      payment: 'none' | 'starting' | 'atBank' | 'isAsking';
      stepUp: StepUpView | null;
      problem: Problem | null;
    }
  | Extract<PaymentView, { kind: 'verifying' }>
  /** It is not known how the order stands; `due.retry` asks again. */
  | { kind: 'failed'; problem: Problem | null }
  | { kind: 'paid' }
  | { kind: 'over' };

const ASKING = { kind: 'verifying', isSlow: false, isOpen: false, isLeaving: false, problem: null } as const;

export function orderDueView(snapshot: OrderDueSnapshot): OrderDueView {
  const { problem, intent } = snapshot.context;
  if (snapshot.matches('paid')) return { kind: 'paid' };
  if (snapshot.matches('over')) return { kind: 'over' };
  if (snapshot.matches('failed')) return { kind: 'failed', problem };
  const ready = { kind: 'ready', payment: 'none', stepUp: null, problem } as const;
  if (snapshot.matches('looking')) return { ...ready, payment: 'isAsking' };
  if (snapshot.matches('proving')) {
    const child = snapshot.children.stepUp?.getSnapshot();
    return { ...ready, stepUp: child ? stepUpView(child) : null };
  }
  if (!snapshot.matches('paying')) return ready;
  const child = snapshot.children.payment?.getSnapshot();
  const view: PaymentView = child ? paymentView(child) : { kind: 'ended' };
  if (view.kind === 'verifying') return view;
  if (view.kind === 'ended' && !intent) return ASKING;
  return { ...ready, payment: view.kind === 'atBank' ? 'atBank' : 'starting' };
}
