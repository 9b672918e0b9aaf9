import type { Problem } from '#domain/core/problem.ts';
import type { ProblemReportSnapshot } from '#machines/core/problem-report/machine.ts';
import type { KeptReport, ReportPreview } from '#machines/core/problem-report/types.ts';

export type ProblemReportView =
  | { kind: 'closed' }
  | { kind: 'preparing' }
  | {
      kind: 'previewing';
      /** null: preparing the report failed. */
      preview: ReportPreview | null;
      isSending: boolean;
      problem: Problem | null;
    }
  | { kind: 'sent'; kept: KeptReport };

export function problemReportView(snapshot: ProblemReportSnapshot): ProblemReportView {
  const { preview, kept, problem } = snapshot.context;
  if (kept) return { kind: 'sent', kept };
  if (snapshot.matches('closed')) return { kind: 'closed' };
  if (snapshot.matches('preparing')) return { kind: 'preparing' };
  return { kind: 'previewing', preview, isSending: snapshot.matches('sending'), problem };
}
