import type { Problem } from '#domain/core/problem.ts';

export type FindBookingInput = { readonly problem: Problem | null };
export type FindOrderInput = { readonly reference: string; readonly email: string };
export type FoundOrder = { readonly orderId: string };

export type FindBookingContext = {
  readonly wanted: FindOrderInput | null;
  readonly orderId: string | null;
  readonly problem: Problem | null;
};

export type FindBookingEvent = { type: 'booking.find'; wanted: FindOrderInput };
