import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';

/** Places of a URL. `results`: the page with the forms and the price. */
export type TransportRoute = { readonly indicatePage: IndicatePage; readonly orderId: string | null };

export type TransportBookingInput = {
  /** Makes the keys of this visit's holds unique; '' when the flow is not started, as on the server. */
  readonly flowId: string;
  /** What the order in the URL was held as; null without one. */
  readonly wish: TransportWish | null;
  readonly order: OrderInfo | null;
  readonly route: TransportRoute;
};

export type TransportBookingContext = {
  readonly flowId: string;
  /** What was asked for last; null before that. The page keeps what is typed. */
  readonly wish: TransportWish | null;
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
  /** Of the form. */
  readonly faults: readonly FormFault[];
  /** Each increase moves the focus to the first field in error. */
  readonly focusAsked: number;
};

/** What is asked for, with what the page showed for it: null while it has no price. */
export type SubmittedWish = {
  readonly wish: TransportWish;
  readonly shownTotal: Money | null;
  /** What is wrong with it by our own rules; then nothing is asked. */
  readonly faults: readonly FormFault[];
};

export type TransportBookingEvent =
  | ({ type: 'wish.submit' } & SubmittedWish)
  /** The new price is agreed to, or not. */
  | { type: 'price.accept' }
  | { type: 'price.reject' }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: TransportRoute }
  /** Events that the page of the forms forwards to the checkout. */
  | CheckoutEvent;

/** Events from the checkout. */
export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = {
  readonly wish: TransportWish;
  readonly shownTotal: Money;
  readonly acceptedTotal: Money | null;
  readonly idempotencyKey: string;
};
