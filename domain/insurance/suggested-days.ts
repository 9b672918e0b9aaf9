import type { TripOrder } from '#domain/country/trip.ts';
import { travellersOf } from '#domain/country/trip-travellers.ts';
import { dayProblems, daysFrom } from '#domain/insurance/days.ts';
import { coversOf, spanOfStay } from '#domain/insurance/insurance-findings.ts';
import type { components } from '#openapi/generated/types.ts';

type Suggestion = components['schemas']['InsuranceSuggestion'];

/**
 * The days of the earliest journey that is ahead and in which somebody has no policy; null where there is none. `today`: YYYY-MM-DD in
 * Tehran. Who is in Iran already waits for the cover, so such days are not theirs; a policy that is too short is extended on its own page.
 */
export const suggestedDays = (journeys: readonly (readonly TripOrder[])[], today: string): Suggestion | null =>
  journeys
    .flatMap((journey) => daysOf(journey, today) ?? [])
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))[0] ?? null;

function daysOf(journey: readonly TripOrder[], today: string): Suggestion | null {
  const span = spanOfStay(journey);
  if (!span || travellersOf(journey).every((one) => coversOf(one).length > 0)) return null;
  const { first: firstDay, last: lastDay } = span;
  // A flight alone says no end.
  if (firstDay === lastDay) return null;
  const days = daysFrom(firstDay, lastDay);
  if (Object.keys(dayProblems({ firstDay, days, isInIran: false }, today)).length > 0) return null;
  const booked = journey.filter(({ steps }) => steps.some(({ kind }) => kind !== 'insurance'));
  const from = booked
    .toSorted((one, other) => startOf(one) - startOf(other))
    .map(({ steps, page }) => ({ title: steps[0]?.title ?? '', page }));
  return { firstDay, lastDay, days, from };
}

const startOf = ({ steps }: TripOrder): number => Math.min(...steps.map(({ startsAt }) => startsAt));
