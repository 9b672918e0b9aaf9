import { createActor } from 'xstate';
import { type TourTrackingSnapshot, tourTrackingMachine } from '#machines/tours/tour-tracking/machine.ts';
import type { TrackedTour } from '#machines/tours/tour-tracking/types.ts';

type Value<Strand extends string> = Extract<TourTrackingSnapshot['value'], Record<Strand, unknown>>[Strand];
/** How the money of a booked tour stands. */
export type MoneyStrand = Exclude<Value<'money'>, 'arriving'>;
/** How its departure stands. */
export type DepartureStrand = Exclude<Value<'departure'>, 'arriving'>;

export type TourTrackingView = {
  readonly kind: 'tracked';
  readonly money: MoneyStrand;
  readonly departure: DepartureStrand;
};

/** `arriving` is left at once. */
export const tourTrackingView = ({ value: { money, departure } }: TourTrackingSnapshot): TourTrackingView => ({
  kind: 'tracked',
  money: money as MoneyStrand,
  departure: departure as DepartureStrand,
});

/** Both strands of an order as it was told; nothing is started. `getInitialSnapshot` would weigh more on all pages. */
export const tourTrackingAt = (tracked: TrackedTour): TourTrackingView =>
  tourTrackingView(createActor(tourTrackingMachine, { input: { tracked } }).getSnapshot());
