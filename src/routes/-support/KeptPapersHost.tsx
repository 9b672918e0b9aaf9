import { clockOf, dayOf, formatDay } from '#domain/time.ts';
import { keptPapersView } from '#machines/kept-papers/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { createFlow } from '#src/platform/flow.ts';
import { wiredKeptPapers } from '#src/platform/kept-papers-ports.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useSession } from '#src/routes/-support/useSession.ts';
import { KeptPapers } from '#src/screens/issue/KeptPapers.tsx';

const noteOf = (at: number) => m.issue_kept_at({ day: formatDay(dayOf(at)), time: clockOf(at) });

export type KeptPapersHostProps = {
  readonly path: string;
  /** Says until which day it is kept; without it, that this page is. */
  readonly keptText?: (day: string) => string;
};

/** Keeps the page at this path on the device from now on. */
export function KeptPapersHost({ path, keptText = (day) => m.issue_kept({ day }) }: KeptPapersHostProps) {
  const accountId = useSession().account?.accountId ?? null;
  const actor = useFlow(() => createFlow(wiredKeptPapers({ path, accountId, noteOf })), accountId ?? '');
  return <KeptPapers view={useFlowView(actor, keptPapersView)} keptText={keptText} send={actor.send} />;
}
