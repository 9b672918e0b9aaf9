import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { components } from '#openapi/generated/types.ts';

/** How far a paid request is, before there is an answer. */
export type VisaStage = components['schemas']['VisaStage'];

/** How a request stands, as far as decisions need it; the request itself lies in the query cache. */
export type VisaTracked = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** null before it is paid, and after the answer. */
  readonly stage: VisaStage | null;
  /** Of whom one field, or one picture, is asked again. */
  readonly asked: readonly { readonly position: number; readonly field: string }[];
};

export type VisaTrackingInput = { readonly tracked: VisaTracked };

export type VisaTrackingContext = VisaTrackingInput & {
  readonly polls: number;
  /** Questions in a row that got no answer. */
  readonly failures: number;
  /** Whose corrected field is on its way, or could not stay. */
  readonly position: number | null;
  readonly faults: readonly VisaFault[];
  readonly focusAsked: number;
  readonly problem: Problem | null;
  /** Why this browser may not ask any more how it stands. */
  readonly lost: Problem | null;
};

export type VisaTrackingEvent =
  | DeadlineEvent
  /** The corrected field was checked; what was typed lies beside the ports. */
  | { type: 'correction.send'; position: number; faults: readonly VisaFault[] }
  /** The picture that was asked for again has arrived. */
  | { type: 'picture.stored'; position: number };

export type SendCorrectionInput = OrderInput & { readonly position: number };
