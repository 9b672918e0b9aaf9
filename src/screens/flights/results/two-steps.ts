import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { type Fares, planeOf } from '#src/screens/flights/results/group-by-flight.ts';

/** Cards updated within the frame of the click. */
export const AT_ONCE = 6;

export type Shown = { readonly offers: readonly FlightOffer[]; readonly flights: readonly Fares[] };

/** The first cards are new; the old ones below stay until the browser is idle. */
export function inTwoSteps({ offers, flights }: Shown, before: Shown): readonly Fares[] {
  if (offers !== before.offers || flights.length <= AT_ONCE || isSame(flights, before.flights)) return flights;
  const first = flights.slice(0, AT_ONCE);
  const planes = new Set(first.map(([offer]) => planeOf(offer)));
  return [...first, ...before.flights.filter(([offer]) => !planes.has(planeOf(offer)))];
}

/** The list is rebuilt when the URL follows, with the same fare objects. */
const isSame = (a: readonly Fares[], b: readonly Fares[]) =>
  a === b || (a.length === b.length && a.every((fares, at) => fares === b[at]));

/** Minimum card height, in CSS pixels. */
const CARD_HEIGHT = 130;

/** Whether all but the first cards are below the viewport. Visible cards must change at once. */
export function isIdleBelow(list: HTMLOListElement | null): boolean {
  const top = list?.children[AT_ONCE]?.getBoundingClientRect().top;
  const start = list?.getBoundingClientRect().top ?? 0;
  return (top ?? start + AT_ONCE * CARD_HEIGHT) > innerHeight;
}
