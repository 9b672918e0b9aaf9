import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { PaymentIntent } from '#machines/core/payment/types.ts';

/**
 * Which step of a purchase shows. On `results` the traveller looks at what else there is, and the hold goes on; the product
 * draws that page.
 */
export type IndicatePage = 'results' | 'passengers' | 'confirm' | 'issue';

export type OrderCheckoutInput = {
  /** Makes the keys of what is held again unique; '' where nothing is started, as on the server. */
  readonly flowId: string;
  readonly order: OrderInfo;
  readonly indicatePage: IndicatePage;
  /** There is a list to go back to. */
  readonly hasList: boolean;
  /** The last attempt to pay chose the protection. */
  readonly cancelPackage: boolean;
};

export type OrderCheckoutContext = OrderCheckoutInput & {
  /** Counts the holds that were asked for again: part of their idempotency keys. */
  readonly holdAttempt: number;
  /** The hold that is asked for takes long. */
  readonly isSupplierSlow: boolean;
  readonly acceptedTotal: Money | null;
  readonly intent: PaymentIntent | null;
  readonly problem: Problem | null;
};

/** What can be said to a checkout on its own pages. */
export type CheckoutEvent =
  /** A link, Back or Forward asks for a page. One that is not open now is not shown. */
  | { type: 'step.visit'; step: IndicatePage }
  | { type: 'hold.release' }
  | { type: 'hold.again' }
  | { type: 'session.extend' }
  | { type: 'price.accept' }
  | { type: 'price.reject' }
  | { type: 'problem.dismiss' }
  /** The form was checked; its values are in the draft of the order. */
  | { type: 'passengers.submit' }
  | { type: 'payment.start'; intent: PaymentIntent }
  /** The browser came back from the bank without a new page load. */
  | { type: 'bank.returned' }
  /** Nothing was paid there: another way to pay is wanted. */
  | { type: 'payment.leave' }
  /** Another tab changed the order; this is how it stands now. */
  | { type: 'order.arrived'; order: OrderInfo }
  | { type: 'order.retry' };

export type OrderCheckoutEvent =
  | CheckoutEvent
  /** The product's machine begins another search: what is held stays held, anything else is left. */
  | { type: 'list.show' };

/** The order is left for the list; problem: why, where it was not the traveller's wish. */
export type OrderCheckoutOutput = { readonly problem: Problem | null };

export type HoldAgainInput = {
  readonly orderId: string;
  readonly acceptedTotal: Money | null;
  readonly idempotencyKey: string;
};
