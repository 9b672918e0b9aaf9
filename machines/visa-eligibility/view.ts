import { judgeAll, type VisaChange, type VisaJudgement, visaChange } from '#domain/visa-eligibility.ts';
import {
  questionOf,
  swapped,
  type VisaDraft,
  type VisaProblems,
  type VisaQuestion,
  type VisaSwap,
} from '#domain/visa-question.ts';
import { need } from '#machines/shared/need.ts';
import type { VisaEligibilitySnapshot } from '#machines/visa-eligibility/machine.ts';

/** What another passport changes, and for whom. */
export type VisaTried = VisaSwap & { readonly was: string; readonly change: VisaChange };

export type VisaEligibilityView =
  | { kind: 'asking'; draft: VisaDraft; problems: VisaProblems }
  | {
      kind: 'judged';
      /** As it is judged, with the passport that is tried. */
      question: VisaQuestion;
      judgements: readonly VisaJudgement[];
      tried: VisaTried | null;
    };

export function visaEligibilityView(snapshot: VisaEligibilitySnapshot): VisaEligibilityView {
  const { draft, problems, swap } = snapshot.context;
  if (!snapshot.matches('judged')) return { kind: 'asking', draft, problems };
  const asked = need(questionOf(draft), 'whole question');
  const question = swapped(asked, swap);
  const judgements = judgeAll(question);
  return { kind: 'judged', question, judgements, tried: swap && triedOf(asked, judgements, swap) };
}

function triedOf(asked: VisaQuestion, judgements: readonly VisaJudgement[], swap: VisaSwap): VisaTried {
  const before = need(judgeAll(asked)[swap.index], 'judgement before');
  const after = need(judgements[swap.index], 'judgement after');
  const was = need(asked.travellers[swap.index], 'traveller').nationality;
  return { ...swap, was, change: visaChange(before, after) };
}
