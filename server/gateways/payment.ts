import type { Money } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

export type PaymentEvent = components['schemas']['PaymentEvent'];
export type DeclineReason = components['schemas']['DeclineReason'];

export type ChargeRequest = {
  /** Ours: the idempotency key of the charge at the gateway. */
  readonly chargeId: string;
  readonly reference: string;
  readonly amount: Money;
  /** Where the hosted page sends the traveller afterwards; proves nothing. */
  readonly returnUrl: string;
  readonly callbackUrl: string;
};

export type ChargeState =
  /** isUntouched: nothing was typed on its page so far. A gateway that cannot tell leaves it out. */
  | { readonly status: 'pending'; readonly isUntouched?: true }
  | { readonly status: 'succeeded'; readonly amount: Money }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** The amount is all that went back until now, which may be less than the charge. */
  | { readonly status: 'refunded'; readonly amount: Money };

/** One payment provider. Everything that a second provider does differently is behind these four. */
export type PaymentGateway = {
  /** Opens a charge and says where its page is. The same chargeId twice opens one charge. */
  start(charge: ChargeRequest): Promise<{ redirectUrl: string }>;
  /** The event in a callback; throws ProblemError `signature_invalid` (401) when the signature or its time is wrong. */
  parseCallback(signature: string, rawBody: string): PaymentEvent;
  /** Asks the gateway itself; the only proof besides a signed callback. */
  verify(chargeId: string): Promise<ChargeState>;
  /**
   * Gives so much of a charge back in all; what went back before counts, so the same again changes nothing. Throws for
   * more than came.
   */
  refund(chargeId: string, amount: Money): Promise<void>;
};
