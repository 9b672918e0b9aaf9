import type { components } from '#openapi/generated/types.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** What the itinerary of a request draws. */
export type ItineraryPage = {
  readonly reference: string;
  readonly arrival: string;
  readonly days: number;
  /** Those who ask for a visa. */
  readonly people: readonly Pick<VisaPerson, 'position' | 'nationality' | 'answers'>[];
  /** What is booked on this site for these days. */
  readonly orders: readonly components['schemas']['TripOrder'][];
  /** The page of the request that it belongs to. */
  readonly requestHref: string;
};
