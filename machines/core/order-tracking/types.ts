import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';

/** What is wrong with an answer: a field and a code of its product. */
export type TrackingFault = { readonly field: string; readonly code: string };

/** How an order stands, as far as decisions need it; the order itself is in the query cache. */
export type Tracked<Stage extends string> = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** null where the status says it all. */
  readonly stage: Stage | null;
  /** People who must correct a field or a picture. */
  readonly asked: readonly { readonly position: number; readonly field: string }[];
};

export type OrderTrackingInput<Stage extends string> = { readonly tracked: Tracked<Stage> };

export type OrderTrackingContext<Stage extends string> = OrderTrackingInput<Stage> & {
  readonly polls: number;
  /** Failed polls in a row. */
  readonly failures: number;
  /** The person whose correction is being sent or was rejected. */
  readonly position: number | null;
  readonly faults: readonly TrackingFault[];
  readonly focusAsked: number;
  readonly problem: Problem | null;
  /** Why this browser lost access to the order. */
  readonly lost: Problem | null;
};

export type OrderTrackingEvent =
  | DeadlineEvent
  /** The correction was validated; the typed text is with the actors. */
  | { type: 'correction.send'; position: number; faults: readonly TrackingFault[] }
  /** The requested picture was uploaded. */
  | { type: 'picture.stored'; position: number };

export type SendCorrectionInput = OrderInput & { readonly position: number };

/** The words of a product. `asked`: the stage in which somebody must act; null where nobody is asked anything. */
export type TrackingStages<Stage extends string> = {
  /** In their order; the first one is that of an order which is paid and has no stage yet. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly asked: Stage | null;
};
/** The ends, and the way of the money to one of them. */
export type TrackingEnd = 'issued' | 'refunding' | 'refunded' | 'cancelled';
