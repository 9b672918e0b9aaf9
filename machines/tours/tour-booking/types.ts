import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';

/** Places of a URL. `results`: the page of the tour. */
export type TourRoute = { readonly indicatePage: IndicatePage; readonly orderId: string | null };

export type TourBookingInput = {
  /** Makes the keys of this visit's holds unique; '' when the flow is not started, as on the server. */
  readonly flowId: string;
  /** What the order in the URL was chosen as; null without one. */
  readonly choice: TourChoice | null;
  readonly order: OrderInfo | null;
  readonly route: TourRoute;
};

export type TourBookingContext = {
  readonly flowId: string;
  /** What was asked for last; null before that. The page keeps what is chosen. */
  readonly choice: TourChoice | null;
  /** What the page showed for it. */
  readonly shownTotal: Money | null;
  /** The last new price that was agreed to. */
  readonly acceptedTotal: Money | null;
  /** Data of the current checkout's order that decisions need. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  /** Number of holds of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold request takes long. */
  readonly isSupplierSlow: boolean;
  readonly problem: Problem | null;
};

export type TourBookingEvent =
  | { type: 'choice.submit'; choice: TourChoice; shownTotal: Money }
  /** The new price is agreed to, or not. */
  | { type: 'price.accept' }
  | { type: 'price.reject' }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: TourRoute }
  /** Events that the page of the tour forwards to the checkout. */
  | CheckoutEvent;

/** Events from the checkout. */
export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = {
  readonly choice: TourChoice;
  readonly shownTotal: Money;
  readonly acceptedTotal: Money | null;
  readonly idempotencyKey: string;
};
