import type { FindBookingSnapshot } from '#machines/core/find-booking/machine.ts';
import type { FormContext } from '#machines/core/form.ts';

export type FindBookingView =
  | ({ kind: 'asking' } & FormContext)
  | { kind: 'finding' }
  | { kind: 'found'; orderId: string };

export function findBookingView(snapshot: FindBookingSnapshot): FindBookingView {
  const { orderId, problem, faults, focusAsked } = snapshot.context;
  if (orderId) return { kind: 'found', orderId };
  return snapshot.matches('finding') ? { kind: 'finding' } : { kind: 'asking', problem, faults, focusAsked };
}
