import type { Problem } from '#domain/core/problem.ts';
import type { HoldSessionSnapshot } from '#machines/core/hold-session.ts';

export type HoldSessionView =
  | {
      kind: 'running';
      /** closing: five minutes or less; urgent: one minute or less. */
      phase: 'calm' | 'closing' | 'urgent';
      deadlineAt: number;
      canExtend: boolean;
      isExtending: boolean;
      /** Over by our clock: the server is asked whether it is. */
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
