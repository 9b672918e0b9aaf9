import type { Problem } from '#domain/problem.ts';
import type { FlightSessionSnapshot } from '#machines/flight-session/machine.ts';

export type FlightSessionView =
  | {
      kind: 'running';
      /** closing: five minutes or less; urgent: one minute or less. */
      phase: 'calm' | 'closing' | 'urgent';
      deadlineAt: number;
      canExtend: boolean;
      isExtending: boolean;
      problem: Problem | null;
    }
  | { kind: 'expired' };

export function flightSessionView(snapshot: FlightSessionSnapshot): FlightSessionView {
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
    problem,
  };
}
