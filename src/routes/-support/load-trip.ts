import { KEEP_PAPERS_MS } from '#domain/limits.ts';
import { addDays, dayOf } from '#domain/time.ts';
import { cardsEndAt } from '#domain/trip-cards.ts';
import { tripsOf } from '#domain/trips.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf, unwrap } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';

/** A journey that goes on is shown whole: it may have begun so many days ago. */
const DAYS_BEFORE = 60;
const DAYS_AHEAD = 300;

/** The journeys of who asks that are not over. */
export async function loadTrips(context: AppContext) {
  const today = dayOf(context.now());
  const query = { from: addDays(today, -DAYS_BEFORE), until: addDays(today, DAYS_AHEAD) };
  const { orders } = await unwrap(apiOf(context).GET('/trip', { params: { query } }));
  return tripsOf(orders, today);
}

/** The same for their Persian cards. `keepUntil`: so long the page may be kept, UTC epoch milliseconds; null: not at all. */
export async function loadTripCards(context: AppContext) {
  const trips = await loadTrips(context);
  const endsAt = cardsEndAt(trips);
  return { title: m.cards_title(), trips, keepUntil: endsAt === null ? null : endsAt + KEEP_PAPERS_MS };
}
