import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { cardsEndAt } from '#domain/country/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readJourneys } from '#src/platform/country/journeys-query.ts';
import { readBetweenCities } from '#src/routes/-support/country/between-cities.ts';
import { tripDrawing } from '#src/routes/-support/country/trip-drawing.ts';
import { isDrawable } from '#src/screens/country/trip/journey.ts';

/** Current trips of the visitor, with gaps and matching offers. */
async function loadTrips(context: AppContext) {
  const { journeys } = await readJourneys(apiOf(context));
  return journeys;
}

/** So many ways that a trip lacks are shown at most. */
const WAYS_SHOWN = 3;

/** They, with what their picture needs, and what products show of the ways that they lack, by the id of the finding. */
export async function loadDrawnTrips(context: AppContext) {
  const trips = await loadTrips(context);
  const lacking = trips.flatMap(({ findings }) => findings.flatMap((one) => (one.kind === 'way' ? [one] : [])));
  const [between] = await Promise.all([
    Promise.all(
      lacking.slice(0, WAYS_SHOWN).map(async ({ id, from, to, day }) => {
        return [id, await readBetweenCities(context, { from: from.slug, to: to.slug, day })] as const;
      }),
    ),
    trips.some(isDrawable) ? tripDrawing.preload() : null,
  ]);
  return { trips, between };
}

/** The trips for the Persian cards. `keepUntil`: until when the page may be kept, UTC epoch milliseconds; null: not at all. */
export async function loadTripCards(context: AppContext) {
  const trips = (await loadTrips(context)).map(({ orders }) => orders);
  const endsAt = cardsEndAt(trips);
  return { title: m.cards_title(), trips, keepUntil: endsAt === null ? null : endsAt + KEEP_PAPERS_MS };
}
