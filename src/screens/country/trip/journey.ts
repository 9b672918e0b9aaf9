import { addDays, dayOf, daysBetween } from '#domain/core/time.ts';
import {
  type Booked,
  isOffer,
  isPaper,
  type Journey,
  placedSteps,
  type TripFinding,
  type TripOrder,
  tripSpan,
} from '#domain/country/trip.ts';
import { isElsewhere } from '#domain/country/trip-wishes.ts';

/** What resolves a finding now. */
export const mendOf = ({ mends }: Pick<Journey, 'mends'>, { id }: TripFinding) =>
  mends.find(({ finding }) => finding === id) ?? null;

/** `found`: numbered from 1 in this order, across the page. `elsewhere`: this site cannot resolve it. */
export function sortedFindings(journey: Pick<Journey, 'findings' | 'mends'>) {
  const elsewhere = journey.findings.filter((finding) => isElsewhere(finding, mendOf(journey, finding) !== null));
  const offers = journey.findings.filter(isOffer);
  const found = journey.findings.filter((finding) => !elsewhere.includes(finding) && !isOffer(finding));
  return { found, elsewhere, offers };
}

/** The days of a trip, YYYY-MM-DD in Tehran. */
export function daysOf(orders: readonly TripOrder[]): readonly string[] {
  const { first, last } = tripSpan(orders) ?? paperSpan(orders);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

const paperSpan = (orders: readonly TripOrder[]) => {
  const steps = orders.flatMap((order) => order.steps);
  return {
    first: dayOf(Math.min(...steps.map(({ startsAt }) => startsAt))),
    last: dayOf(Math.max(...steps.map(({ endsAt }) => endsAt - 1))),
  };
};

export const stepOfPaper = ({ steps }: TripOrder): Booked['step'] => {
  const step = steps.find(isPaper);
  if (!step) throw new Error('The order has no paper for some days');
  return step;
};

/** Papers alone have no place: nothing is drawn of them. */
export const isDrawable = ({ orders }: Pick<Journey, 'orders'>): boolean => placedSteps(orders).length > 0;
