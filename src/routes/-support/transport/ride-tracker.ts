import { isIssued } from '#domain/core/status-questions.ts';
import { isRideOrder, type RideOrder } from '#domain/transport/orders.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import { latePiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Where a ride is: only beside vouchers, so other papers come without its code. */
export const rideTracker = latePiece(
  async () => (await import('#src/routes/-support/transport/RideTracker.tsx')).RideTracker,
);

/** A service at an airport has no driver to follow, nor has a train; its page has a tracker while something is asked. */
export const isTracked = (order: TransportOrder): order is RideOrder =>
  isRideOrder(order) && (order.item.kind !== 'cip' || order.item.rides.some(({ asks }) => asks !== null));

/** For the loader of the vouchers: the server draws it, and the page brings its code. */
export async function withRideTracker(order: TransportOrder, { addPart }: Pick<AppContext, 'addPart'>): Promise<void> {
  if (!isIssued(order.status) || !isTracked(order)) return;
  addPart?.('src/routes/-support/transport/RideTracker.tsx');
  await rideTracker.preload();
}
