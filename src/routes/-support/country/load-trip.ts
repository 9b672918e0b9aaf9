import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { cardsEndAt } from '#domain/country/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readJourneys } from '#src/platform/country/journeys-query.ts';
import { tripDrawing } from '#src/routes/-support/country/trip-drawing.ts';
import { isDrawable } from '#src/screens/country/trip/journey.ts';

/** Current trips of the visitor, with gaps and matching offers. */
async function loadTrips(context: AppContext) {
  const { journeys } = await readJourneys(apiOf(context));
  return journeys;
}

/** They, with what their picture needs. */
export async function loadDrawnTrips(context: AppContext) {
  const trips = await loadTrips(context);
  if (trips.some(isDrawable)) await tripDrawing.preload();
  return trips;
}

/** The trips for the Persian cards. `keepUntil`: until when the page may be kept, UTC epoch milliseconds; null: not at all. */
export async function loadTripCards(context: AppContext) {
  const trips = (await loadTrips(context)).map(({ orders }) => orders);
  const endsAt = cardsEndAt(trips);
  return { title: m.cards_title(), trips, keepUntil: endsAt === null ? null : endsAt + KEEP_PAPERS_MS };
}
