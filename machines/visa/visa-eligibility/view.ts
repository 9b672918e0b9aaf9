import {
  questionOf,
  swapped,
  type VisaDraft,
  type VisaProblems,
  type VisaQuestion,
  type VisaSwap,
} from '#domain/visa/visa-question.ts';
import { need } from '#machines/core/need.ts';
import type { VisaEligibilitySnapshot } from '#machines/visa/visa-eligibility/machine.ts';

export type VisaTried = VisaSwap & { readonly was: string };

export type VisaEligibilityView =
  | { kind: 'asking'; draft: VisaDraft; problems: VisaProblems }
  | {
      kind: 'judged';
      /** The judged question, with the tried passport. The current rules judge it outside of this flow. */
      question: VisaQuestion;
      tried: VisaTried | null;
    };

export function visaEligibilityView(snapshot: VisaEligibilitySnapshot): VisaEligibilityView {
  const { draft, problems, swap } = snapshot.context;
  if (!snapshot.matches('judged')) return { kind: 'asking', draft, problems };
  const asked = need(questionOf(draft), 'whole question');
  const was = swap && need(asked.travellers[swap.index], 'traveller').nationality;
  return { kind: 'judged', question: swapped(asked, swap), tried: swap && was !== null ? { ...swap, was } : null };
}
