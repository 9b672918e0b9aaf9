import type { Problem } from '#domain/core/problem.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';

export type FindBookingInput = { readonly problem: Problem | null };
export type FindOrderInput = { readonly reference: string; readonly email: string };
export type FoundOrder = { readonly orderId: string };

export type FindBookingContext = FormContext & {
  readonly wanted: FindOrderInput | null;
  readonly orderId: string | null;
};

/** `wanted`: as typed where there are faults. */
export type FindBookingEvent = { type: 'booking.find'; wanted: FindOrderInput } & Faulty;
