import { type Plain, page, pageBelow, type Query } from '#domain/core/page-path.ts';

/** The pages of flights, as `pathTo` has them. */
export const paths = {
  searchFlights: page('/iran-flight'),
  /** Results and steps of a booking; without a route the form's own page of them. */
  flights: (route?: Readonly<{ origin: string; destination: string }>, query?: Query) =>
    page<Query>(route ? `/flights/${route.origin}-${route.destination}` : '/flights')(query),
  /** Where a booking of flights becomes tickets; without an order what all such pages begin with. */
  issue: pageBelow('/flights/issue'),
  flightRules: page<Plain, 'holds' | 'fares' | 'refunds'>('/flight-rules'),
};
