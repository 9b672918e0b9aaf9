import type { KeptPapersSnapshot } from '#machines/core/kept-papers/machine.ts';

export type KeptPapersView =
  | { kind: 'keeping' }
  | { kind: 'kept'; keptUntil: number; isForgetting: boolean; hasFailed: boolean }
  | { kind: 'notKept'; hasFailed: boolean }
  | { kind: 'unavailable' };

export function keptPapersView(snapshot: KeptPapersSnapshot): KeptPapersView {
  const { keptUntil, hasFailed } = snapshot.context;
  if (snapshot.matches('keeping')) return { kind: 'keeping' };
  if (snapshot.matches('unavailable')) return { kind: 'unavailable' };
  if (keptUntil === null) return { kind: 'notKept', hasFailed };
  return { kind: 'kept', keptUntil, isForgetting: snapshot.matches('forgetting'), hasFailed };
}
