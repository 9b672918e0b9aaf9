import type { OrderStatus } from '#domain/core/order-status.ts';
import type { components } from '#openapi/generated/types.ts';

/** How a booked tour stands, as the server told it with its order. */
export type TrackedTour = {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly stage: components['schemas']['ToursOrder']['stage'];
  /** A rest is left to pay. */
  readonly isRestLeft: boolean;
  readonly isCertain: boolean;
  /** Of its days, by the server's clock. */
  readonly time: 'before' | 'during' | 'after';
};

export type TourTrackingInput = { readonly tracked: TrackedTour };
export type TourTrackingContext = TourTrackingInput;

/** The order as it is now: read anew, or changed here. */
export type TourTrackingEvent = { type: 'order.arrived'; tracked: TrackedTour };
