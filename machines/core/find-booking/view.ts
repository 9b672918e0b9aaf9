import type { Problem } from '#domain/core/problem.ts';
import type { FindBookingSnapshot } from '#machines/core/find-booking/machine.ts';

export type FindBookingView =
  | { kind: 'asking'; problem: Problem | null }
  | { kind: 'finding' }
  | { kind: 'found'; orderId: string };

export function findBookingView(snapshot: FindBookingSnapshot): FindBookingView {
  const { orderId, problem } = snapshot.context;
  if (orderId) return { kind: 'found', orderId };
  return snapshot.matches('finding') ? { kind: 'finding' } : { kind: 'asking', problem };
}
