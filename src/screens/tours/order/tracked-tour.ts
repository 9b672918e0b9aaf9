import type { TrackedTour } from '#machines/tours/tour-tracking/types.ts';
import { type TourTrackingView, tourTrackingAt } from '#machines/tours/tour-tracking/view.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';

/** Where the money and the departure of a booked tour are, as the server told it with the order. */
export const trackingOf = (order: TourOrder): TourTrackingView => tourTrackingAt(trackedTourOf(order));

const trackedTourOf = ({ orderId, status, stage, item, due, summary, serverNow }: TourOrder): TrackedTour => ({
  ...{ orderId, status, stage },
  isRestLeft: due?.purpose === 'balance',
  isCertain: item.isCertain,
  time: serverNow >= summary.endsAt ? 'after' : serverNow >= summary.startsAt ? 'during' : 'before',
});
