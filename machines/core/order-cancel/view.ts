import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { MoneyBack } from '#domain/core/refund-split.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';
import type { OrderCancelSnapshot } from '#machines/core/order-cancel/machine.ts';
import type { CancellationQuote, Chosen, RefundTo } from '#machines/core/order-cancel/types.ts';

export type OrderCancelView =
  /** problem: why the quote failed. */
  | { kind: 'idle'; isAsking: boolean; problem: Problem | null }
  | {
      kind: 'quoted';
      quote: CancellationQuote;
      before: Money | null;
      /** Positions of the papers to cancel; null for all. */
      papers: Chosen;
      /** False while no quote for these papers is known. */
      isQuoted: boolean;
      isChoosing: boolean;
      to: RefundTo;
      isCancelling: boolean;
      stepUp: StepUpView | null;
      problem: Problem | null;
    }
  /** The refund by destination; both empty when the rules refund nothing. */
  | { kind: 'cancelled'; back: MoneyBack };

export function orderCancelView(snapshot: OrderCancelSnapshot): OrderCancelView {
  const { quote, before, papers, to, problem } = snapshot.context;
  if (quote === null) return { kind: 'idle', isAsking: snapshot.matches('quoting'), problem };
  if (snapshot.matches('cancelled')) return { kind: 'cancelled', back: backOf(quote, to) };
  const child = snapshot.children.stepUp?.getSnapshot();
  return {
    kind: 'quoted',
    quote,
    before,
    papers,
    isQuoted: !snapshot.matches({ quoted: 'choosing' }) && !snapshot.matches({ quoted: 'unknown' }),
    isChoosing: snapshot.matches({ quoted: 'choosing' }),
    to,
    // A changed quote is loaded again while the old one still shows.
    isCancelling: snapshot.matches('cancelling') || snapshot.matches('quoting'),
    stepUp: child ? stepUpView(child) : null,
    problem,
  };
}

export const backOf = ({ refund, back }: Pick<CancellationQuote, 'refund' | 'back'>, to: RefundTo): MoneyBack =>
  to === 'balance' ? { toCard: { ...back.toCard, amount: 0 }, toBalance: refund } : back;
