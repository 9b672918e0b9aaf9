import { lastDayOf } from '#domain/insurance/days.ts';
import { freeDays } from '#domain/insurance/price.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

/** The last new day, YYYY-MM-DD, that costs nothing for all at these places; null where there is none, as with the add-on for each day. */
export function freeUntil(
  { firstDay, people, isMountain }: InsuranceOrder['item'],
  places: readonly number[],
): string | null {
  const chosen = people.filter((_, place) => places.includes(place));
  const [free] = chosen.map(({ days }) => lastDayOf(firstDay, days + freeDays(days))).toSorted();
  return free && !isMountain && chosen.every(({ lastDay }) => lastDay < free) ? free : null;
}
