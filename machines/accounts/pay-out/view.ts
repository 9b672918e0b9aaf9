import type { Problem } from '#domain/core/problem.ts';
import type { PayOutSnapshot } from '#machines/accounts/pay-out/machine.ts';
import type { PayoutQuote } from '#machines/accounts/pay-out/types.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';

export type PayOutView =
  /** problem: why the quote failed. */
  | { kind: 'idle'; isAsking: boolean; problem: Problem | null }
  | { kind: 'quoted'; quote: PayoutQuote; isPaying: boolean; stepUp: StepUpView | null; problem: Problem | null }
  | { kind: 'paid'; quote: PayoutQuote };

export function payOutView(snapshot: PayOutSnapshot): PayOutView {
  const { quote, problem } = snapshot.context;
  if (quote === null) return { kind: 'idle', isAsking: snapshot.matches('quoting'), problem };
  if (snapshot.matches('paid')) return { kind: 'paid', quote };
  const child = snapshot.children.stepUp?.getSnapshot();
  return {
    kind: 'quoted',
    quote,
    // A changed quote is loaded again while the old one still shows.
    isPaying: snapshot.matches('paying') || snapshot.matches('quoting'),
    stepUp: child ? stepUpView(child) : null,
    problem,
  };
}
