import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { components } from '#openapi/generated/types.ts';

export type VisaStage = components['schemas']['VisaStage'];

/** The state of a request, as far as decisions need it; the request itself is in the query cache. */
export type VisaTracked = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** null before the payment and after the result. */
  readonly stage: VisaStage | null;
  /** Persons who must correct a field or a picture. */
  readonly asked: readonly { readonly position: number; readonly field: string }[];
};

export type VisaTrackingInput = { readonly tracked: VisaTracked };

export type VisaTrackingContext = VisaTrackingInput & {
  readonly polls: number;
  /** Failed polls in a row. */
  readonly failures: number;
  /** The person whose correction is being sent or was rejected. */
  readonly position: number | null;
  readonly faults: readonly VisaFault[];
  readonly focusAsked: number;
  readonly problem: Problem | null;
  /** Why this browser lost access to the request. */
  readonly lost: Problem | null;
};

export type VisaTrackingEvent =
  | DeadlineEvent
  /** The correction was validated; the typed text is with the actors. */
  | { type: 'correction.send'; position: number; faults: readonly VisaFault[] }
  /** The requested picture was uploaded. */
  | { type: 'picture.stored'; position: number };

export type SendCorrectionInput = OrderInput & { readonly position: number };
