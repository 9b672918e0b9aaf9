import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { PaymentIntent } from '#machines/core/payment/types.ts';

/** The step of a purchase. On `results` the product shows its list again while the hold goes on. */
export type IndicatePage = 'results' | 'passengers' | 'confirm' | 'issue';

export type OrderCheckoutInput = {
  /** Part of the idempotency keys of new holds; '' where none is started, as on the server. */
  readonly flowId: string;
  readonly order: OrderInfo;
  readonly indicatePage: IndicatePage;
  /** There is a list to go back to. */
  readonly hasList: boolean;
  /** The last payment attempt included the cancellation protection. */
  readonly cancelPackage: boolean;
};

export type OrderCheckoutContext = OrderCheckoutInput & {
  /** Counts repeated holds; part of their idempotency keys. */
  readonly holdAttempt: number;
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly intent: PaymentIntent | null;
  readonly problem: Problem | null;
};

export type CheckoutEvent =
  /** A link, Back or Forward asks for a page. Pages that are not open yet are not shown. */
  | { type: 'step.visit'; step: IndicatePage }
  | { type: 'hold.release' }
  | { type: 'hold.again' }
  | { type: 'session.extend' }
  | { type: 'price.accept' }
  | { type: 'price.reject' }
  | { type: 'problem.dismiss' }
  /** The form is valid; its values are in the draft of the order. */
  | { type: 'passengers.submit' }
  | { type: 'payment.start'; intent: PaymentIntent }
  /** The browser came back from the bank without a page load. */
  | { type: 'bank.returned' }
  /** The traveller did not pay at the bank and wants another way to pay. */
  | { type: 'payment.leave' }
  | { type: 'order.arrived'; order: OrderInfo }
  | { type: 'order.retry' };

export type OrderCheckoutEvent =
  | CheckoutEvent
  /** The product's machine starts another search. A hold stays; an order in any other state is left. */
  | { type: 'list.show' };

/** Output when the traveller goes back to the list. problem: the reason, when the traveller did not choose it. */
export type OrderCheckoutOutput = { readonly problem: Problem | null };

export type HoldAgainInput = {
  readonly orderId: string;
  readonly acceptedTotal: Money | null;
  readonly idempotencyKey: string;
};
