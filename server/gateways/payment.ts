import type { Money } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

export type PaymentEvent = components['schemas']['PaymentEvent'];
export type DeclineReason = components['schemas']['DeclineReason'];

export type ChargeRequest = {
  /** Our id: the idempotency key of the charge at the gateway. */
  readonly chargeId: string;
  readonly reference: string;
  readonly amount: Money;
  /** Where the hosted page sends the traveller afterwards; proves nothing. */
  readonly returnUrl: string;
  readonly callbackUrl: string;
};

export type ChargeState =
  /** isUntouched: nothing was submitted on its page so far. A gateway that does not know omits it. */
  | { readonly status: 'pending'; readonly isUntouched?: true }
  | { readonly status: 'succeeded'; readonly amount: Money }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** `amount`: total refunded so far, which may be less than the charge. */
  | { readonly status: 'refunded'; readonly amount: Money };

/** A payment provider. Another provider implements these four methods. */
export type PaymentGateway = {
  /** Opens a charge and returns the URL of its page. Idempotent per chargeId. */
  start(charge: ChargeRequest): Promise<{ redirectUrl: string }>;
  /** The event of a callback; throws ProblemError `signature_invalid` (401) for a wrong signature or time. */
  parseCallback(signature: string, rawBody: string): PaymentEvent;
  /** Asks the gateway; the only proof besides a signed callback. */
  verify(chargeId: string): Promise<ChargeState>;
  /**
   * Refunds a charge up to a total `amount`, earlier refunds included, so repeating changes nothing. Throws above the
   * paid amount.
   */
  refund(chargeId: string, amount: Money): Promise<void>;
};
