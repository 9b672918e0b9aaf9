import type { Problem } from '#domain/core/problem.ts';
import type { VisaReviewSnapshot } from '#machines/visa/visa-review/machine.ts';
import type { ActWanted } from '#machines/visa/visa-review/types.ts';

export type VisaReviewView =
  | {
      readonly kind: 'idle';
      readonly opened: ActWanted | null;
      readonly done: ActWanted | null;
      readonly problem: Problem | null;
    }
  | { readonly kind: 'sending'; readonly opened: ActWanted | null };

export function visaReviewView(snapshot: VisaReviewSnapshot): VisaReviewView {
  const { opened, wanted, isDone, problem } = snapshot.context;
  if (snapshot.matches('sending')) return { kind: 'sending', opened };
  return { kind: 'idle', opened, done: isDone ? wanted : null, problem };
}
