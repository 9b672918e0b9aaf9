import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type RideStage = Schemas['RideStage'];
export type RideReport = Schemas['RideReport'];
/** What the traveller says of the ride, without the ride. */
export type RideWords =
  | { readonly what: 'late'; readonly at: string }
  | { readonly what: 'met' }
  | { readonly what: 'keep' }
  | { readonly what: 'nobodyCame'; readonly choice: 'anotherCar' | 'moneyBack' };

/** How the ride stands that is on or comes next, as the server told it with its order. */
export type TrackedRide = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** Its place among the rides of the order, from 0. */
  readonly ride: 0 | 1;
  readonly stage: RideStage;
  /** All of its money went back because nobody came. */
  readonly isRefunded: boolean;
};

/** What is asked before it is said: when the flight lands, or what should follow. */
export type RideQuestion = 'late' | 'nobodyCame';

export type TransportTrackingInput = { readonly tracked: TrackedRide };
export type TransportTrackingContext = TransportTrackingInput & {
  /** Failed polls in a row. */
  readonly failures: number;
  readonly question: RideQuestion | null;
  /** What is being said; null while nothing is. */
  readonly words: RideWords | null;
  /** Why it was refused. */
  readonly problem: Problem | null;
  /** Why this browser lost access to the order. */
  readonly lost: Problem | null;
};

export type TransportTrackingEvent =
  | DeadlineEvent
  | { type: 'question.open'; question: RideQuestion }
  | { type: 'question.close' }
  | { type: 'ride.report'; words: RideWords };

export type ReportRideInput = OrderInput & { readonly report: RideReport };
