import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { PlaceProblem } from '#domain/transport/runs/choice.ts';
import type { PlacePlan, TakenPlace } from '#domain/transport/runs/picking.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import type { OrderInfo } from '#machines/core/order.ts';

export type TransportRunInput = {
  /** Unique per visit; part of the idempotency keys. */
  readonly flowId: string;
  readonly plan: PlacePlan;
  /** What the list offered; empty: one begins with nothing. */
  readonly choice: readonly ChosenPlace[];
};

export type TransportRunContext = TransportRunInput & {
  /** Why the last press changed nothing. */
  readonly refused: PlaceProblem | null;
  /** Of the last request; `problem.price` says old and new. */
  readonly problem: Problem | null;
  /** Others took places of the choice meanwhile, so many. */
  readonly lost: number;
  readonly acceptedTotal: Money | null;
  /** Number of holds of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  readonly isSlow: boolean;
  /** Of what is held; null before. */
  readonly orderId: string | null;
};

export type HoldPlacesInput = {
  readonly choice: readonly ChosenPlace[];
  readonly shownTotal: Money;
  readonly acceptedTotal: Money | null;
  readonly idempotencyKey: string;
};
export type HeldPlaces = Pick<OrderInfo, 'orderId'>;
export type TakenNow = { readonly taken: readonly TakenPlace[] };

export type TransportRunEvent =
  /** A press on the plan. */
  | { type: 'place.press'; place: string }
  /** One of the ways that the list offers. */
  | { type: 'way.choose'; choice: readonly ChosenPlace[] }
  /** Who lies or sits at a place of the choice. */
  | ({ type: 'rider.put' } & ChosenPlace)
  | { type: 'places.hold' }
  /** The new price is agreed to, or not. */
  | { type: 'price.accept' }
  | { type: 'price.reject' };
