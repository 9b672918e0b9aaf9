import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { CardCalculatorEvent, CardCalculatorInput } from '#machines/card/card-calculator/types.ts';
import type { Faulty, FormFault } from '#machines/core/form.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { components } from '#openapi/generated/types.ts';

/** What is asked for, at the quote that was shown: a card, a load of a card, or a card in place of another. */
export type CardWish = components['schemas']['CardWish'];

/** Places of a URL. `results`: the page with the wish. */
export type CardRoute = { readonly indicatePage: IndicatePage; readonly orderId: string | null };

export type CardOrderInput = {
  readonly calculated: CardCalculatorInput;
  /** Makes the keys of this visit's holds unique; '' when the flow is not started, as on the server. */
  readonly flowId: string;
  readonly order: OrderInfo | null;
  readonly route: CardRoute;
};

export type CardOrderContext = {
  readonly flowId: string;
  /** What is known of amount and rate, for the next look at the wish. */
  readonly calculated: CardCalculatorInput;
  /** What was asked for last; null before that. The page keeps what is typed. */
  readonly wish: CardWish | null;
  /** Data of the current checkout's order that decisions need. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  /** Number of holds of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold request takes long. */
  readonly isSupplierSlow: boolean;
  readonly problem: Problem | null;
  /** Of the wish. */
  readonly faults: readonly FormFault[];
  /** Each increase moves the focus to the first field in error. */
  readonly focusAsked: number;
};

export type CardOrderEvent =
  /** What is wrong with it by our own rules; then nothing is asked. */
  | ({ type: 'wish.submit'; wish: CardWish } & Faulty)
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: CardRoute }
  /** For the calculator. */
  | Exclude<CardCalculatorEvent, { type: 'deadline.reached' | 'quote.end' }>
  /** Events that the page of the wish forwards to the checkout. */
  | CheckoutEvent;

/** Events from the checkout. */
export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type PlaceHoldInput = { readonly wish: CardWish; readonly idempotencyKey: string };
