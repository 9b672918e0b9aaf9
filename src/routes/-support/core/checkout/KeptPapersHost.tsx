import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { keptPapersView } from '#machines/core/kept-papers/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { wiredKeptPapers } from '#src/platform/core/checkout/kept-papers-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { KeptPapers } from '#src/screens/core/issue/KeptPapers.tsx';

const noteOf = (at: number) => m.issue_kept_at({ day: formatDay(dayOf(at)), time: clockOf(at) });

export type KeptPapersHostProps = {
  readonly path: string;
  /** Text with the day until which the page is kept. */
  readonly keptText?: (day: string) => string;
};

export function KeptPapersHost({ path, keptText = (day) => m.issue_kept({ day }) }: KeptPapersHostProps) {
  const accountId = useSession().account?.accountId ?? null;
  const actor = useFlow(() => createFlow(wiredKeptPapers({ path, accountId, noteOf })), accountId ?? '');
  return <KeptPapers view={useFlowView(actor, keptPapersView)} keptText={keptText} send={actor.send} />;
}
