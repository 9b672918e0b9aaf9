import type { components } from '#openapi/generated/types.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

export type ItineraryPage = {
  readonly reference: string;
  readonly arrival: string;
  readonly days: number;
  /** The applicants. */
  readonly people: readonly Pick<VisaPerson, 'position' | 'nationality' | 'answers'>[];
  /** Bookings on this site for these days. */
  readonly orders: readonly components['schemas']['TripOrder'][];
  readonly requestHref: string;
};
