import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';

type Viewing = Extract<TourBookingView, { kind: 'viewing' }>;

/** The view on the page of a tour: what was asked for of another tour is not told here, what is held is. */
export const viewOn = (slug: string, view: Viewing): Viewing =>
  view.choice === null || view.choice.tour === slug
    ? view
    : { ...view, choice: null, isHolding: false, isSupplierSlow: false, isPriceChanged: false, problem: null };
