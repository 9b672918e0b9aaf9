import type { Place } from '#domain/places.ts';

type Sight = Place['sights'][number];

const DAYS = 2;
const MOST_A_DAY = 3;

/**
 * Our suggestion of what to see on two days: the sights in the order of their list, three a day at most. Fewer than three sights
 * are one day.
 */
export function planOf({ sights }: Pick<Place, 'sights'>): readonly (readonly Sight[])[] {
  const chosen = sights.slice(0, DAYS * MOST_A_DAY);
  const aDay = chosen.length < MOST_A_DAY ? chosen.length : Math.ceil(chosen.length / DAYS);
  return [chosen.slice(0, aDay), chosen.slice(aDay)].filter((day) => day.length > 0);
}
