import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/flights/paths.ts';

const ROUTE = { origin: 'THR', destination: 'SYZ' };
const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  searchFlights: [[paths.searchFlights(), '/iran-flight']],
  flights: [
    [paths.flights(), '/flights/{-$route}'],
    [paths.flights(ROUTE), '/flights/{-$route}'],
    [paths.flights(ROUTE, { departing: '2026-12-05', returning: undefined, adult: 2 }), '/flights/{-$route}'],
  ],
  issue: [
    [paths.issue(), '/flights/issue/{-$orderId}'],
    [paths.issue(ID), '/flights/issue/{-$orderId}'],
  ],
  flightRules: [
    [paths.flightRules(), '/flight-rules'],
    [paths.flightRules({}, 'holds'), '/flight-rules'],
  ],
};
