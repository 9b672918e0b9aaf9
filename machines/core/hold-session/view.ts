import type { Problem } from '#domain/core/problem.ts';
import type { HoldSessionSnapshot } from '#machines/core/hold-session/chart.ts';

export type HoldSessionView =
  | {
      kind: 'running';
      /** closing: at most five minutes left; urgent: at most one minute left. */
      phase: 'calm' | 'closing' | 'urgent';
      deadlineAt: number;
      canExtend: boolean;
      isExtending: boolean;
      /** Over by our clock; the server has not confirmed it. */
      isAsking: boolean;
      problem: Problem | null;
    }
  | { kind: 'expired' };

export function holdSessionView(snapshot: HoldSessionSnapshot): HoldSessionView {
  if (snapshot.matches('expired')) return { kind: 'expired' };
  const { deadlineAt, extensionsLeft, problem } = snapshot.context;
  const isExtending = snapshot.matches({ running: { extension: 'asking' } });
  return {
    kind: 'running',
    phase: snapshot.matches({ running: { time: 'calm' } })
      ? 'calm'
      : snapshot.matches({ running: { time: 'closing' } })
        ? 'closing'
        : 'urgent',
    deadlineAt,
    canExtend: extensionsLeft > 0 && !isExtending,
    isExtending,
    isAsking: snapshot.matches({ running: { time: 'over' } }),
    problem,
  };
}
