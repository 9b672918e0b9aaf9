import type { DoneActorEvent, SnapshotEvent } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage, OrderCheckoutOutput } from '#machines/core/order-checkout/types.ts';
import type { components } from '#openapi/generated/types.ts';

/** What is priced and kept: days, plan and birth dates. */
export type InsuranceWish = components['schemas']['InsuranceWish'];

/** Places of a URL. `results`: the page with days, people and price. */
export type InsuranceRoute = { readonly indicatePage: IndicatePage; readonly orderId: string | null };

export type InsurancePurchaseInput = {
  /** Makes the keys of this visit's holds unique; '' when the flow is not started, as on the server. */
  readonly flowId: string;
  readonly order: OrderInfo | null;
  readonly route: InsuranceRoute;
};

export type InsurancePurchaseContext = {
  readonly flowId: string;
  /** What was asked for last; null before that. The page keeps what is typed. */
  readonly wish: InsuranceWish | null;
  /** Data of the current checkout's order that decisions need. */
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  /** Number of requests of this visit: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The last new price that was agreed to. */
  readonly acceptedTotal: Money | null;
  /** The request takes long. */
  readonly isSupplierSlow: boolean;
  readonly problem: Problem | null;
  /** Of the first page. */
  readonly faults: readonly FormFault[];
  /** Each increase moves the focus to the first field in error. */
  readonly focusAsked: number;
};

export type InsurancePurchaseEvent =
  /** What is wrong with it by our own rules; then nothing is asked. */
  | { type: 'wish.submit'; wish: InsuranceWish; faults: readonly FormFault[] }
  /** The URL changed: a link, Back or Forward. */
  | { type: 'route.shown'; route: InsuranceRoute }
  /** Events that the first page forwards to the checkout. */
  | CheckoutEvent;

/** Events from the checkout. */
export type CheckoutUpdate = SnapshotEvent<OrderCheckoutSnapshot> | DoneActorEvent<OrderCheckoutOutput, 'checkout'>;

export type OpenDraftInput = { readonly wish: InsuranceWish; readonly idempotencyKey: string };
