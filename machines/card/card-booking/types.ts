import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { CardQuestion } from '#domain/card/quote.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';

/** Places of a URL. `results`: the page with the question. */
export type CardRoute = { readonly indicatePage: IndicatePage; readonly orderId: string | null };

export type CardBookingInput = {
  /** Makes the keys of this visit's holds unique; '' when the flow is not started, as on the server. */
  readonly flowId: string;
  readonly question: CardQuestion;
  readonly order: OrderInfo | null;
  readonly route: CardRoute;
};

export type CardBookingContext = {
  readonly flowId: string;
  readonly question: CardQuestion;
  /** Data of the current checkout's order that decisions need. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  /** Number of holds of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold request takes long. */
  readonly isSupplierSlow: boolean;
  readonly problem: Problem | null;
};

export type CardBookingEvent =
  | { type: 'question.submit'; question: CardQuestion }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: CardRoute }
  /** Events that the question page forwards to the checkout. */
  | CheckoutEvent;

/** Events from the checkout. */
export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = { readonly question: CardQuestion; readonly idempotencyKey: string };
