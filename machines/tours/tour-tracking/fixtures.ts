import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { TrackedTour } from '#machines/tours/tour-tracking/types.ts';

/** A deposit is paid, and nothing else is known. */
export const trackedTour: TrackedTour = {
  orderId: ORDER_ID,
  status: 'issued',
  stage: null,
  isRestLeft: true,
  isCertain: false,
  time: 'before',
};
