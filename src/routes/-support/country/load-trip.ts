import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import type { Journey } from '#domain/country/trip.ts';
import { cardsEndAt } from '#domain/country/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readJourneys } from '#src/platform/country/journeys-query.ts';
import type { DrawnJourney } from '#src/routes/-support/country/DrawnTrip.tsx';
import { readBetweenCities } from '#src/routes/-support/country/read-between-cities.ts';
import { tripDrawing } from '#src/routes/-support/country/trip-drawing.ts';
import { isDrawable } from '#src/screens/country/trip/journey.ts';

/** Current trips of the visitor, with gaps and matching offers. */
async function loadTrips(context: AppContext) {
  const { journeys } = await readJourneys(apiOf(context));
  return journeys;
}

/** So many ways that a trip lacks are shown at most. */
const WAYS_SHOWN = 3;

/** They, with what their picture needs, and what products show of the ways that they lack. */
export async function loadDrawnTrips(context: AppContext): Promise<readonly DrawnJourney[]> {
  const trips = await loadTrips(context);
  if (trips.some(isDrawable)) await tripDrawing.preload();
  return Promise.all(trips.map(async (trip) => ({ ...trip, between: await waysLacking(context, trip) })));
}

async function waysLacking(context: AppContext, { findings }: Journey): Promise<NonNullable<DrawnJourney['between']>> {
  const lacking = findings.flatMap((one) => (one.kind === 'way' ? [one] : [])).slice(0, WAYS_SHOWN);
  const read = lacking.map(async ({ id, from, to, day }) => {
    const data = await readBetweenCities(context, { from: from.slug, to: to.slug, day });
    return data ? [{ finding: id, data }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** The trips for the Persian cards. `keepUntil`: until when the page may be kept, UTC epoch milliseconds; null: not at all. */
export async function loadTripCards(context: AppContext) {
  const trips = (await loadTrips(context)).map(({ orders }) => orders);
  const endsAt = cardsEndAt(trips);
  return { title: m.cards_title(), trips, keepUntil: endsAt === null ? null : endsAt + KEEP_PAPERS_MS };
}
